import { newsCame } from '../apps/web/app/session/news.ts'
import { openListening } from './open-listening.ts'
import { showAs } from './page-life.ts'
import { expect, signUp, test } from './site.ts'

test('what is told for a moment waits for whoever has put the page aside', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await signUp(page, site)
  await openListening(page, '/account/profile')
  const answer = Promise.withResolvers<void>()
  await page.route('**/account/profile.data*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.getByLabel('First name').fill('Grace')
  const answered = page.waitForResponse('**/account/profile.data*')
  await page.getByRole('button', { name: 'Save names' }).click()
  await showAs(page, 'hidden')
  answer.resolve()
  await answered
  await expect(page.getByLabel('Account menu')).toContainText('GR')
  await page.clock.runFor(60_000)
  const told = page.getByText('Saved.')
  await expect(told).toHaveCount(0)
  await showAs(page, 'visible')
  await expect(told).toBeVisible()
  await page.clock.runFor(6_000)
  await expect(told).toHaveCount(0)
})

test('news that come while the page is put aside are spoken once it is looked at', async ({
  page,
}) => {
  await openListening(page, '/pricing')
  await showAs(page, 'hidden')
  await page.evaluate((name) => {
    const detail = { words: 'Your result is ready.', link: { to: '/', label: 'Open it' } }
    window.dispatchEvent(new CustomEvent(name, { detail }))
  }, newsCame)
  const told = page.getByText('Your result is ready.')
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(told).toHaveCount(0)
  await showAs(page, 'visible')
  await expect(told).toBeVisible()
})
