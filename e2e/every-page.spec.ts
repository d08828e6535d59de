import type { Locator } from '@playwright/test'
import { expectNoOverflow, makeAnalysis } from './analyses.ts'
import { openPasted, pane } from './open-cv.ts'
import { expect, expectAccessible, signUp, test } from './site.ts'
import { tooSmallForAFinger } from './too-small.ts'
import { expectValidHtml } from './valid-html.ts'

const publicPages = [
  ['/pricing', 'Pricing'],
  ['/method', 'How the score is made'],
  ['/blog', 'Blog'],
  ['/legal/terms', 'Terms'],
  ['/legal/privacy', 'Privacy'],
  ['/contact', 'Contact'],
  ['/feedback', 'Feedback'],
] as const

const pagesOfNothing = [
  ['/blog/no-such-post', 'Post not found'],
  ['/share/no-such-token', 'Invalid or expired share link.'],
  ['/checkout/success', 'Payment'],
  ['/no-such-page', 'Unexpected Application Error!'],
] as const

test('public pages have their heading and no accessibility violation', async ({ page }) => {
  for (const [path, heading] of publicPages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expectAccessible(page)
  }
})

test('every page is valid HTML as it is served', async ({ page, site, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname)
  expect(listed.length).toBeGreaterThanOrEqual(16)
  const others = [
    '/login',
    '/login?mode=register',
    '/magic',
    ...pagesOfNothing.map(([path]) => path),
  ]
  for (const path of [...listed, ...others]) await expectValidHtml(request, path)
  await signUp(page, site)
  const inside = [
    '/analyze',
    '/results',
    '/account/profile',
    '/account/billing',
    '/cv-editor',
    '/pricing',
  ]
  for (const path of inside) await expectValidHtml(page.request, path)
})

test('a page of what is not there says so, and how to go on', async ({ page }) => {
  for (const [path, heading] of pagesOfNothing) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expectAccessible(page)
  }
  await expect(page.getByText('404 No route matches URL "/no-such-page"')).toBeVisible()
  await expect(page).toHaveTitle('Page not found · Rolefit')
})

test('a page that takes nothing says so in plain words, and the old address of the icon has one', async ({
  page,
}) => {
  const icon = await page.request.get('/favicon.ico')
  expect(icon.headers()['content-type']).toMatch(/^image\//)
  await page.goto('/contact')
  await page.evaluate(
    "const form = document.createElement('form'); form.method = 'post'; document.body.append(form); form.submit()",
  )
  await expect(page.getByText('405 Method Not Allowed')).toBeVisible()
  await expect(page.getByText('Nothing can be sent to this page.')).toBeVisible()
  await expect(page.getByText('did not provide an')).toBeHidden()
})

test('on a phone nothing overflows and everything can be reached', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByLabel('Menu', { exact: true }).first().click()
  await expect(page.getByRole('navigation', { name: 'Menu', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true })
  await expect(menu).toBeHidden()
  await expect(page.locator('summary:focus')).toBeVisible()
  await signUp(page, site)
  await page.getByLabel('Menu', { exact: true }).first().click()
  await expect(page.getByRole('link', { name: 'Billing & credits 3 credits' })).toBeVisible()
  await page.getByRole('link', { name: /^Profile/ }).click()
  await expect(page).toHaveURL(/\/account\/profile$/)
  await page.getByLabel('Menu', { exact: true }).first().click()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/analyze$/)
  await expect(menu).toBeHidden()
  for (const path of [
    '/',
    '/analyze',
    '/results',
    '/cv-editor',
    '/account/profile',
    '/account/billing',
    '/legal/privacy',
  ]) {
    await page.goto(path)
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
    expect(overflow, path).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  }
  await page.getByLabel('Menu', { exact: true }).first().click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('on a phone with letters twice as large nothing is cut off at the side', async ({
  page,
  site,
}) => {
  // By its letters, such a phone of 360 pixels is as wide as one of 180 pixels with letters as usual.
  await page.setViewportSize({ width: 180, height: 390 })
  const publicOnes = ['/', '/login?mode=register', ...publicPages.map(([path]) => path)]
  for (const path of publicOnes) {
    await page.goto(path)
    await expectNoOverflow(page)
  }
  await signUp(page, site)
  const { id } = await makeAnalysis(page, 'Welding')
  const own = ['/analyze', `/results/${id}`, '/account/profile', '/account/billing', '/cv-editor']
  for (const path of [...own, `/cv-editor?analysis=${id}`]) {
    await page.goto(path)
    await expectNoOverflow(page)
  }
})

test('the choice of colours stays', async ({ page }) => {
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const bar = page.locator('meta[name="theme-color"]:not([media="not all"])')
  await expect(bar).toHaveCount(1)
  await expect(bar).toHaveAttribute('content', '#191815')
  await page.goto('/contact')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'System' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./)
})

test('what stays in sight covers what scrolls below it, and stands as wide as the page', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await signUp(page, site)
  const { id } = await makeAnalysis(page, 'Welding')
  await page.goto(`/results/${id}`)
  const head = page.getByRole('banner')
  const parts = page.getByRole('navigation', { name: 'Parts of the result' })
  for (const bar of [head, parts]) {
    const color = await bar.evaluate((shown) => getComputedStyle(shown).backgroundColor)
    expect(color).toMatch(/^rgb\(/)
  }
  const shown = page.getByRole('region', { name: 'What the posting asks for' })
  for (const word of ['met', 'missing']) {
    await expectCovered(shown.getByText(word, { exact: true }).last(), parts)
  }
  const left = async (shown: Locator) => (await shown.boundingBox())?.x
  const wordmark = head.getByRole('link', { name: 'Rolefit' })
  await openPasted(page)
  const firstInPage = page.getByRole('main').getByRole('link', { name: 'All CVs' })
  expect(await left(wordmark)).toBe(await left(firstInPage))
})

test('on a touch screen everything that is pressed has room for a finger', async ({
  browser,
  baseURL,
  site,
}) => {
  const viewport = { width: 360, height: 740 }
  const context = await browser.newContext({ baseURL, viewport, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const expectRoom = async () => expect.soft(await tooSmallForAFinger(page), page.url()).toEqual([])
  const articles = ['/blog/cover-letters', '/blog/cv-formatting']
  for (const path of ['/', '/login?mode=register', ...articles, ...publicPages.map(([at]) => at)]) {
    await page.goto(path)
    await expectRoom()
  }
  await signUp(page, site)
  const { id } = await makeAnalysis(page, 'Welding')
  for (const path of ['/analyze', `/results/${id}`, '/account/profile', '/account/billing']) {
    await page.goto(path)
    await expectRoom()
  }
  await page.goto(`/cv-editor?analysis=${id}`)
  await expectRoom()
  await pane(page, 'Page').click()
  await expectRoom()
  await pane(page, 'Score').click()
  await expect(page.getByRole('heading', { name: 'What the posting asks for' })).toBeVisible()
  await expectRoom()
  await context.close()
})

test('on a tablet the links at the foot stand in one line', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/contact')
  const links = await page.getByRole('navigation', { name: 'Footer' }).getByRole('link').all()
  const tops = await Promise.all(links.map(async (link) => (await link.boundingBox())?.y))
  expect(new Set(tops).size).toBe(1)
})

test('in the reader’s own colours a length and a choice still show', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/login')
  const background = (element: Locator) =>
    element.evaluate((shown) => getComputedStyle(shown).backgroundColor)
  const chosen = page.getByRole('link', { name: 'Sign in', exact: true })
  const other = page.getByRole('link', { name: 'Register', exact: true })
  expect(await background(chosen)).not.toBe(await background(other))
  const system = page.getByRole('button', { name: 'System' })
  expect(await background(system)).not.toBe(
    await background(page.getByRole('button', { name: 'Dark' })),
  )
  await page.goto('/pricing')
  const saving = page.locator('.fills').last()
  expect(await background(saving)).not.toBe(await background(page.locator('body')))
  const line = (name: string) =>
    page
      .getByRole('navigation', { name: 'Main' })
      .getByText(name)
      .evaluate((word) => getComputedStyle(word).textDecorationLine)
  expect(await line('Pricing')).toBe('underline')
  expect(await line('Blog')).toBe('none')
})

test('who asks for more contrast gets more, in light and in dark', async ({ page }) => {
  await page.goto('/pricing')
  const quiet = page.getByText('Per credit').first()
  for (const colorScheme of ['light', 'dark'] as const) {
    const colorWith = async (contrast: 'more' | 'no-preference') => {
      await page.emulateMedia({ colorScheme, contrast, reducedMotion: 'reduce' })
      return quiet.evaluate((word) => getComputedStyle(word).color)
    }
    expect(await colorWith('more')).not.toBe(await colorWith('no-preference'))
    await page.emulateMedia({ contrast: 'more' })
    await expectAccessible(page)
    await page.emulateMedia({ contrast: null })
  }
})

/** Whether a bar hides all of a word with its stroke, once that is below it. */
async function expectCovered(word: Locator, bar: Locator): Promise<void> {
  const drawn = await word.evaluate((shown) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(shown)
    const around = [outlineWidth, outlineOffset].reduce((sum, width) => sum + parseFloat(width), 0)
    return shown.getBoundingClientRect().left - around
  })
  expect((await bar.boundingBox())?.x).toBeLessThanOrEqual(drawn)
}
