import { openListening } from './open-listening.ts'
import { expect, test } from './site.ts'

test('without a line, what leads within a page or to the mail program still does', async ({
  page,
  context,
}) => {
  await openListening(page, '/blog/cover-letters')
  await context.setOffline(true)
  const told = page.getByText('No connection. This page stays as it is')
  await page
    .getByRole('navigation', { name: 'In this article' })
    .getByRole('link', { name: 'Does anybody read them?' })
    .click()
  await expect(page).toHaveURL(/#does-anybody-read-them$/)
  await expect(page.getByRole('heading', { name: 'Does anybody read them?' })).toBeInViewport()
  const handed = page.evaluate(untilHandedOn, 'a[href^="mailto:"]')
  await page.getByRole('link', { name: 'Email', exact: true }).click()
  expect(await handed).toBe(true)
  await expect(told).toHaveCount(0)

  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(told).toBeVisible()
  await expect(page).toHaveURL(/#does-anybody-read-them$/)
})

test('without a line, a link that is opened beside this page is left to the browser', async ({
  page,
  context,
}) => {
  await openListening(page, '/blog')
  await context.setOffline(true)
  const handed = page.evaluate(untilHandedOn, 'header a[href="/pricing"]')
  const link = page.getByRole('banner').getByRole('link', { name: 'Pricing' })
  await link.click({ modifiers: ['ControlOrMeta'] })
  expect(await handed).toBe(true)
  await expect(page.getByText('No connection. This page stays as it is')).toHaveCount(0)
})

test('what is said of a lost line goes by itself, and is said again to whoever tries again', async ({
  page,
  context,
}) => {
  await page.clock.install()
  await openListening(page, '/blog')
  await context.setOffline(true)
  const told = page.getByText('No connection. This page stays as it is')
  const link = page.getByRole('banner').getByRole('link', { name: 'Pricing' })
  for (const _ of ['once', 'again']) {
    await link.click()
    await expect(told).toBeVisible()
    await page.clock.runFor('00:10')
    await expect(told).toHaveCount(0)
  }
})

/** For a page: whether the browser is left to follow the next press on such a link. */
function untilHandedOn(links: string): Promise<boolean> {
  return new Promise((resolve) => {
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element && event.target.closest(links))) return
      resolve(!event.defaultPrevented)
      event.preventDefault()
    }
    document.addEventListener('click', onClick)
  })
}
