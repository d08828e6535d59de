import { expect, expectAccessible, test } from './site.ts'

test('a visitor reads the start page down to its answers', async ({ page }) => {
  await page.goto('/')
  for (const heading of [
    'How it works',
    'What an analysis gives you',
    'An example result',
    'Our mission: a score you can check yourself',
    'What our early users say',
    'Questions and answers',
  ]) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
  await expect(page.getByRole('img', { name: '5 of 5 stars' })).toHaveCount(4)
  await expect(page.getByText('Sample quotes by invented people')).toBeVisible()
  const question = page.getByText('What is free?')
  await expect(page.getByText('Your first 3 analyses, no card required.')).toBeHidden()
  await question.click()
  await expect(page.getByText('Your first 3 analyses, no card required.')).toBeVisible()
  await expectAccessible(page)
})

test('the first screen leads to the sample, opened', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByLabel('The posting')).toBeHidden()
  await page.getByRole('link', { name: 'Try it, no account' }).click()
  await expect(page.getByLabel('The posting')).toBeVisible()
  await expect(page.getByLabel('The posting')).toBeInViewport()
})

test('a visitor tries it without an account, and reads how the score is made', async ({
  page,
  context,
}) => {
  const sent: string[] = []
  const asked: string[] = []
  page.on('request', (request) => {
    asked.push(request.url())
    if (request.method() === 'POST') sent.push(request.postData() ?? '')
  })
  await page.goto('/')
  await page.getByText('Try it without an account').click()
  const posting = page.getByLabel('The posting')
  await expect(posting).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.join()).not.toContain('engine')
  // What has nothing to say draws nothing.
  const told = page.locator('#try').getByRole('status')
  await expect(told).toHaveText('')
  await expect(told.locator('*')).toHaveCount(0)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Score these two' }).click()
  await expect(page.getByText('The part that scores could not be loaded.')).toBeVisible()
  await context.setOffline(false)
  await posting.fill('')
  await page.getByRole('button', { name: 'Score these two' }).click()
  await expect(page.getByText('The job description is empty.')).toBeVisible()
  await page.getByRole('button', { name: 'Back to the sample' }).click()
  await posting.fill(`${await posting.inputValue()}\n- Underwater basket weaving`)
  await page.getByRole('button', { name: 'Score these two' }).click()
  await expect(page.getByText(/^Scored: \d+ of 100/)).toBeVisible()
  await expectAccessible(page)
  expect(sent.join()).not.toContain('basket')
  // The sample's texts come back with the sample's result, not with what was scored of others.
  await posting.fill('Carpenter\n\nWhat you bring\n- 5 years as a carpenter\n- Joinery')
  await page.getByRole('button', { name: 'Score these two' }).click()
  await expect(page.getByText('Work in health care')).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to the sample' }).click()
  await expect(page.getByText('Work in health care')).toBeVisible()
  await expect(page.getByText(/^Scored:/)).toHaveCount(0)
  await page.getByRole('link', { name: 'How the score is made' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How the score is made')
  await expect(page.getByRole('heading', { name: 'What each part gives' })).toBeVisible()
})

test('what scores is on its way while somebody still changes the sample, and fetched anew if it got lost', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.getByText('Try it without an account').click()
  await page.waitForLoadState('networkidle')
  const posting = page.getByLabel('The posting')
  await context.setOffline(true)
  const lost = context.waitForEvent('requestfailed', (request) => /engine/.test(request.url()))
  await posting.fill('Carpenter\n\nWhat you bring\n- 5 years as a carpenter\n- Joinery')
  await lost
  await context.setOffline(false)
  const fetched = context.waitForEvent('requestfinished', (request) => /engine/.test(request.url()))
  await posting.press('End')
  await posting.pressSequentially(' of oak')
  await fetched
  await page.getByRole('button', { name: 'Score these two' }).click()
  await expect(page.getByText(/^Scored: \d+ of 100/)).toBeVisible()
})

test('a visitor finds an article, reads it and goes on to the next', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('article')).toHaveCount(8)
  await page.getByRole('link', { name: 'A cover letter, annotated' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A cover letter, annotated')
  await expectAccessible(page)
  await page
    .getByRole('navigation', { name: 'In this article' })
    .getByRole('link', { name: 'Does anybody read them?' })
    .click()
  await expect(page).toHaveURL(/#does-anybody-read-them$/)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/blog\/cover-letters$/,
  )
  const related = page.getByRole('region', { name: 'Read next' }).getByRole('link')
  await expect(related).toHaveCount(3)
  await related.first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('A cover letter, annotated')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()

  // Also from a link that stays where it is.
  const pricing = page.getByRole('banner').getByRole('link', { name: 'Pricing' })
  await pricing.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('printed, the list of articles fills two pages and cuts no card', async ({ page }) => {
  await page.goto('/blog')
  const printed = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  expect(printed.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
  await page.emulateMedia({ media: 'print' })
  for (const card of await page.getByRole('article').all())
    await expect(card).toHaveCSS('break-inside', 'avoid')
})

test('an old address of an article leads to it; no article at all says so', async ({ page }) => {
  await page.goto('/blog/what-is-an-ats')
  await expect(page).toHaveURL(/\/blog\/what-is-an-applicant-tracking-system$/)
  const missing = await page.goto('/blog/no-such-post')
  expect(missing?.status()).toBe(404)
  await page.getByRole('link', { name: 'All posts' }).click()
  await expect(page).toHaveURL(/\/blog$/)
})

test('on a phone no public page overflows', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of await publicPaths(request)) {
    await page.goto(path)
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
    expect(overflow, path).toBeLessThanOrEqual(0)
  }
})

test('no link of ours on a public page is dead, and each page says where it belongs', async ({
  request,
}) => {
  const checked = new Set<string>()
  for (const path of await publicPaths(request)) {
    const html = await (await request.get(path)).text()
    expect(html).toContain(`<link rel="canonical" href="`)
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/)
    expect(html).toMatch(/<title>[^<]{10,}<\/title>/)
    const card = /<meta property="og:image" content="https?:\/\/[^/"]+([^"]+)"/.exec(html)?.[1]
    const links = [...html.matchAll(/(?:href|src)="(\/[^"#]*)/g)].map(([, link = '']) => link)
    for (const link of [...links, card ?? 'no card']) {
      if (checked.has(link)) continue
      checked.add(link)
      expect((await request.get(link)).status(), `${link} on ${path}`).toBe(200)
    }
    for (const [, target = '', anchor = ''] of html.matchAll(/href="([^"#:]*)#([^"]+)"/g)) {
      const aimedAt = target === '' ? html : await (await request.get(target)).text()
      expect(aimedAt, `${target}#${anchor} on ${path}`).toContain(`id="${anchor}"`)
    }
  }
})

test('a message is left on the feedback page, after the form has helped with it', async ({
  page,
}) => {
  await page.goto('/feedback')
  await page.getByLabel('I miss something').check()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Please write a few words first.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Your message').fill('A way to print a result.')
  await page.getByLabel(/Your email/).fill('nobody')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Please enter a valid email.')).toBeVisible()
  await expect(page.getByLabel('Your message')).toHaveValue('A way to print a result.')
  await page.getByLabel(/Your email/).fill('')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('It has arrived, and a person will read it.')).toBeVisible()
  // The form is gone with what had the focus: who reads by ear is not sent to the top of the page.
  await expect(page.locator(':focus')).toHaveText(/^Thank you\. It has arrived/)
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('articles, answers and legal pages read fully, and feedback can be left', async ({
    page,
  }) => {
    await page.goto('/blog/job-description-keywords')
    await expect(page.getByText('It takes ten minutes with a pen.')).toBeVisible()
    await page.goto('/')
    await page.getByText('What is free?').click()
    await expect(page.getByText('Your first 3 analyses, no card required.')).toBeVisible()
    await page.goto('/legal/privacy')
    await expect(page.getByText('no other company receives anything')).toBeVisible()
    await page.goto('/feedback')
    await page.getByLabel('I miss something').check()
    await page.getByLabel('Your message').fill('It works without scripts.')
    await page.getByLabel(/Your email/).fill('nobody')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Please enter a valid email.')).toBeVisible()
    await expect(page.getByLabel('I miss something')).toBeChecked()
    await expect(page.getByLabel('Your message')).toHaveValue('It works without scripts.')
    await page.getByLabel(/Your email/).fill('')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('It has arrived, and a person will read it.')).toBeVisible()
  })
})

interface Getter {
  readonly get: (url: string) => Promise<{ text: () => Promise<string> }>
}

/** What the sitemap lists. */
async function publicPaths(request: Getter): Promise<readonly string[]> {
  const xml = await (await request.get('/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}
