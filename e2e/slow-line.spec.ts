import type { Page } from '@playwright/test'
import { openPasted, pane } from './open-cv.ts'
import { expect, signUp, test } from './site.ts'

/** Opens a page whose scripts are still on their way; they arrive when the answer is called. */
async function openWithoutScripts(page: Page, url: string): Promise<() => void> {
  const arrival = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto(url, { waitUntil: 'commit' })
  return arrival.resolve
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
  await expect(page.getByLabel('Job description')).toHaveValue('We look for a welder.')
  await context.setOffline(false)
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible()
})
