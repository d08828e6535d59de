import type { Locator, Page } from '@playwright/test'
import { pageListens } from '../apps/web/app/layout/early-script.ts'
import { makeAnalysis } from './analyses.ts'
import { expectSaved, openPasted, pane } from './open-cv.ts'
import { openWithoutScripts, scriptsHaveCome } from './open-without-scripts.ts'
import { expect, signUp, test } from './site.ts'

// Far from the server's clock: a time that is told by the reader's own must not need other room.
test.use({ timezoneId: 'Pacific/Auckland' })

/** Types what only this device keeps. */
async function typeWithoutALine(page: Page): Promise<void> {
  await page.route('**/api/cvs', (route) => route.abort())
  await page.getByLabel('Location').fill('Tidewick Quay')
  await expect(page.getByText('No connection. Your changes are kept on this device.')).toBeVisible()
}

/** Presses Logout before the scripts have come, so that it waits for them. */
async function pressLogout(page: Page, clickCount = 1): Promise<Locator> {
  await page.getByLabel(/^Account menu/).click()
  const logout = page.getByRole('button', { name: 'Logout' })
  await logout.click({ clickCount })
  await expect(logout).toHaveAttribute('data-waiting')
  return logout
}

test('what is pressed and typed before the scripts have come is not lost', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  await openPasted(page)
  const arrive = await openWithoutScripts(page, page.url())
  await page.getByLabel('Phone').fill('020 5550 0177')
  await pane(page, 'Changes').click()
  await pane(page, 'Score').click()
  await expect(pane(page, 'Score')).toHaveAttribute('data-waiting')
  await expect(pane(page, 'Changes')).not.toHaveAttribute('data-waiting')
  arrive()
  await expect(pane(page, 'Score')).toHaveAttribute('aria-pressed', 'true')
  await expect(pane(page, 'Score')).not.toHaveAttribute('data-waiting')
  await expect(page.getByLabel('Job description')).toBeVisible()
  await expect(page.getByLabel('Phone')).toHaveValue('020 5550 0177')
  // Pressed once more, a button does what it does once.
  await pane(page, 'Page').click()
  await expect(pane(page, 'Page')).toHaveAttribute('aria-pressed', 'true')
})

test('an answer typed before the scripts have come is used, and kept', async ({ page, site }) => {
  await signUp(page, site)
  const { id } = await makeAnalysis(page, 'Welding')
  const arrive = await openWithoutScripts(page, `/results/${id}`)
  const changes = page.getByRole('region', { name: 'Changes' })
  const answer = changes.getByRole('textbox').first()
  await answer.fill('for 14 residents')
  const hasCome = page.evaluate(scriptsHaveCome, pageListens)
  arrive()
  await hasCome
  await answer.press('Enter')
  await expect(changes.getByRole('blockquote')).toContainText('14 residents')
  await page.reload()
  await expect(answer).toHaveValue('for 14 residents')
})

test('what is typed early goes into the draft of this device, and a menu stays open', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  await openPasted(page)
  await typeWithoutALine(page)
  const arrive = await openWithoutScripts(page, page.url())
  await page.getByLabel('Phone').fill('020 5550 0177')
  await page.getByLabel(/^Account menu/).click()
  arrive()
  await expect(page.getByLabel('Location')).toHaveValue('Tidewick Quay')
  await expect(page.getByLabel('Phone')).toHaveValue('020 5550 0177')
  await expect(page.getByRole('link', { name: 'Billing & credits' })).toBeVisible()
})

test('before the scripts have come a CV is not deleted unasked', async ({ page, site }) => {
  await signUp(page, site)
  await openPasted(page)
  const arrive = await openWithoutScripts(page, '/cv-editor')
  const deletion = page.getByRole('button', { name: 'Delete Ward nurse' })
  await deletion.press('Enter')
  await expect(deletion).toHaveAttribute('data-waiting')
  const asked = page.waitForEvent('dialog')
  arrive()
  await (await asked).dismiss()
  await expect(deletion).not.toHaveAttribute('data-waiting')
})

test('before the scripts have come nobody is logged out unasked, and then nothing is left', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  await openPasted(page)
  await typeWithoutALine(page)
  const arrive = await openWithoutScripts(page, '/results')
  await pressLogout(page, 2)
  const asked = page.waitForEvent('dialog')
  arrive()
  await (await asked).accept()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
})

test('where the scripts never come, pressing Logout again gets out', async ({ page, site }) => {
  await signUp(page, site)
  const arrive = await openWithoutScripts(page, '/results')
  const logout = await pressLogout(page)
  await logout.click()
  await expect(page).toHaveURL(/\/$/)
  expect((await page.request.get('/api/auth/me')).status()).toBe(401)
  arrive()
})

test('the notes on a CV’s lines stand in their places before the scripts have come', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  await openPasted(page)
  const notes = page.locator('summary').filter({ hasText: /no result|weak opening|tense/ })
  await expect(notes).not.toHaveCount(0)
  await page.getByLabel('Phone').fill('020 5550 0177')
  await expectSaved(page)
  const told = await notes.allTextContents()
  const arrive = await openWithoutScripts(page, page.url())
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await notes.allTextContents()).toEqual(told)
  arrive()
})

test('a file dropped before the scripts have come is taken', async ({ page, site }) => {
  await signUp(page, site)
  const arrive = await openWithoutScripts(page, '/analyze')
  const dataTransfer = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['A CV'], 'early.md', { type: 'text/markdown' }))
    return transfer
  })
  await page.getByRole('heading', { name: 'Analyze' }).dispatchEvent('drop', { dataTransfer })
  arrive()
  await expect(page.getByText('early.md chosen')).toHaveCount(1)
})

test('nothing to press or fill in moves while the scripts come', async ({ page, site }) => {
  const expectStill = async (url: string) => {
    const arrive = await openWithoutScripts(page, url)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.evaluate(drawn)
    await page.evaluate('document.fonts.ready')
    await page.evaluate(noteControls)
    const hasCome = page.evaluate(scriptsHaveCome, pageListens)
    arrive()
    await hasCome
    await page.evaluate(drawn)
    expect.soft(await page.evaluate('whatMoved()'), url).toEqual([])
    await page.unrouteAll({ behavior: 'wait' })
  }
  await signUp(page, site)
  await page.getByLabel('Job description').fill('We look for a welder.')
  const { id } = await makeAnalysis(page, 'Welding')
  for (const width of [1280, 800, 390, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await expectStill('/analyze')
    await expectStill(`/results/${id}`)
    await expectStill('/cv-editor?new=1')
  }
  for (const url of ['/', '/cv-editor', '/account/profile', '/account/billing']) {
    await expectStill(url)
  }
  await page.context().clearCookies()
  await page.evaluate("localStorage.setItem('analysis', '1')")
  await page.setViewportSize({ width: 1280, height: 740 })
  for (const url of ['/', '/pricing', '/login', '/feedback', '/blog']) await expectStill(url)
})

/** Keeps in the page where each thing to press or fill in stands, to be asked later which of them moved. */
function noteControls(): void {
  const controls = [...document.querySelectorAll('a, button, input, select, textarea, summary')]
  const boxes = controls
    .filter((control) => control.checkVisibility())
    .map((control) => [control, control.getBoundingClientRect()] as const)
  const hasMoved = ([control, before]: (typeof boxes)[number]) => {
    const { x, y, width, height } = control.getBoundingClientRect()
    const changes = [x - before.x, y - before.y, width - before.width, height - before.height]
    return !control.isConnected || changes.some((pixels) => Math.abs(pixels) > 0.5)
  }
  const name = ([control]: (typeof boxes)[number]) => `${control.localName} ${control.textContent}`
  Object.assign(window, { whatMoved: () => boxes.filter(hasMoved).map(name) })
}

/** Nothing is drawn before the styles have come; the second frame shows what the first one changed. */
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}

test('a button stays under the pointer while the scripts come', async ({ page, site }) => {
  await signUp(page, site)
  await openPasted(page)
  const arrive = await openWithoutScripts(page, page.url())
  // The styles have come, which hide it beside the form, and the fonts.
  await expect(pane(page, 'Edit')).toBeHidden()
  await page.evaluate('document.fonts.ready')
  const button = await pane(page, 'Score').boundingBox()
  if (!button) throw new Error('There is no button for the score.')
  await page.mouse.move(button.x + button.width / 2, button.y + button.height / 2)
  await page.mouse.down()
  arrive()
  await expect(pane(page, 'Page')).toHaveAttribute('aria-pressed', 'true')
  await page.mouse.up()
  await expect(page.getByLabel('Job description')).toBeVisible()
  expect(await pane(page, 'Score').boundingBox()).toEqual(button)
})

test('without a line a download says so, instead of failing where nobody looks', async ({
  page,
  site,
  context,
}) => {
  await signUp(page, site)
  await page.goto('/account/profile')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Download my data' }).click()
  await expect(page.getByText('No connection. This page stays as it is')).toBeVisible()
  await context.setOffline(false)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)
})

test('without a line a page stays, with what was filled in, and says why', async ({
  page,
  site,
  context,
}) => {
  await signUp(page, site)
  await page.getByLabel('Job description').fill('We look for a welder.')
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByText('No connection. This page stays as it is')).toBeVisible()
  await expect(page).toHaveURL(/\/analyze$/)
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByLabel('Job description')).toHaveValue('We look for a welder.')
  await context.setOffline(false)
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible()
})

test('who logs out without a line is told so, and comes to the start page once there is one', async ({
  page,
  site,
  context,
}) => {
  await signUp(page, site)
  await page.getByLabel('Job description').fill('We look for a welder.')
  await page.evaluate('window.scrollTo(0, 0)')
  await context.setOffline(true)
  await page.getByLabel(/^Account menu/).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'You are logged out' })).toBeVisible()
  await expect(page.getByLabel(/^Account menu/)).toBeHidden()
  await expect(page.getByLabel('Job description')).toBeHidden()
  await expect(page.getByText('Still no connection.')).toBeHidden()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Still no connection.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are logged out')
  await expect(page).toHaveURL(/\/$/)
  expect((await page.request.get('/api/auth/me')).status()).toBe(401)
})

test('where an answer gets lost, the page says so, offers to try again, and nobody seems logged out', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  await page.getByRole('button', { name: 'Dark' }).click()
  const user = await page.evaluate("localStorage.getItem('user')")
  const html = '<html>Bad gateway</html>'
  await page.route('**/*.data*', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: html }),
  )
  await page.getByRole('banner').getByRole('link', { name: 'Results' }).click()
  await expect(page.getByText('502 Bad Gateway')).toBeVisible()
  await expect(page.getByLabel(/^Account menu/)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate("localStorage.getItem('user')")).toBe(user)
  await page.unrouteAll()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Results' })).toBeVisible()
})
