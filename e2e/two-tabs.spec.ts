import type { Page } from '@playwright/test'
import { analyse, analyseToEnd, expectResult, makeAnalysis } from './analyses.ts'
import { textFile } from './cv-files.ts'
import { openPasted } from './open-cv.ts'
import { openListening } from './open-listening.ts'
import { expect, signUp, test } from './site.ts'

test('what one tab analyses and deletes, the lists and counts of the others show', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  const results = await openBeside(page, '/results')
  const billing = await openBeside(page, '/account/billing')
  const form = await openBeside(page, '/analyze')
  const list = results.getByRole('complementary', { name: 'Recent analyses' })
  await expect(list).toContainText('None yet.')
  await form.getByLabel('Job description').fill('A posting that is being written')

  await analyseToEnd(page, textFile())
  await expect(list.getByRole('link', { name: /mara\.txt/ })).toBeVisible()
  await expect(list).toContainText('Remaining: 2')
  await expect(results.getByRole('link', { name: '2 credits' })).toBeVisible()
  await expect(billing.getByText('2 credits', { exact: true }).first()).toBeVisible()
  await expect(billing.getByRole('row', { name: /Analysis of/ })).toBeVisible()
  await expect(form.getByText('Uses 1 of 2 credits, only if it succeeds.')).toBeVisible()
  await expect(form.getByLabel('Job description')).toHaveValue('A posting that is being written')

  await page.goto('/results')
  await page.getByText('Delete this analysis').click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('The analysis is deleted.')).toBeVisible()
  await expect(list).toContainText('None yet.')
  await expect(results.getByRole('heading', { name: 'No analyses yet' })).toBeVisible()
})

test('what is loaded anew because of another tab and gets lost leaves the page, and is asked for again', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  const results = await openBeside(page, '/results')
  const list = results.getByRole('complementary', { name: 'Recent analyses' })
  await expect(list).toContainText('None yet.')
  await results.clock.install()
  await results.route('**/results.data*', (route) => route.fulfill({ status: 502, body: 'Bad' }))
  const isLost = results.waitForResponse('**/results.data*')
  await analyseToEnd(page, textFile())
  await (await isLost).finished()
  await results.unroute('**/results.data*')
  await results.clock.runFor('00:01')
  await expect(list).toContainText('None yet.')
  await results.clock.runFor('00:30')
  await expect(list.getByRole('link', { name: /mara\.txt/ })).toBeVisible()
})

test('what one tab buys, the others can use at once', async ({ page, site }) => {
  await signUp(page, site)
  for (const note of ['Welding', 'Brazing', 'Bonding']) await makeAnalysis(page, note)
  const empty = await openBeside(page, '/analyze')
  const refused = await openBeside(page, '/analyze')
  const billing = await openBeside(page, '/account/billing')
  const profile = await openBeside(page, '/account/profile')
  const apart = await openBeside(page, '/contact')
  await expect(apart.getByRole('link', { name: '0 credits' })).toBeVisible()
  const limit = "You've reached your free trial limit..."
  await expect(empty.getByText(limit)).toBeVisible()
  await analyse(refused, textFile())
  await expect(refused.getByText(limit)).toBeVisible()

  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Buy credits' }).first().click()
  await page.getByRole('button', { name: 'Pay $5 as a test' }).click()
  await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible()
  for (const tab of [empty, refused]) {
    await expect(tab.getByText(limit)).toBeHidden()
    await expect(tab.getByText('Uses 1 of 5 credits, only if it succeeds.')).toBeVisible()
  }
  await expect(billing.getByRole('row').filter({ hasText: '$5.00' })).toBeVisible()
  await expect(profile.getByText('paid', { exact: true })).toBeVisible()
  await expect(apart.getByRole('link', { name: '5 credits' })).toBeVisible()
  await refused.getByRole('button', { name: 'Analyze', exact: true }).click()
  await expectResult(refused)
})

test('a result that another tab deletes is gone from this one, its draft included', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  await analyseToEnd(page, textFile())
  const other = await openBeside(page, '/results')
  await other.getByText('Delete this analysis').click()
  await other.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('This analysis is not there any more.')).toBeVisible()
  await page.goto('/results')
  await expect(page.getByRole('heading', { name: 'No analyses yet' })).toBeVisible()
})

test('a CV that one tab deletes leaves the list of the other, and what is being pasted there stays', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  await openPasted(page)
  await page.getByRole('link', { name: 'All CVs' }).click()
  const other = await openBeside(page, '/cv-editor')
  const kept = other.getByRole('link', { name: 'Ward nurse', exact: true })
  await expect(kept).toBeVisible()
  await other.getByLabel('Or the text of your CV').fill('Ines')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: 'Delete Ward nurse' }).click()
  await expect(page.getByText('“Ward nurse” deleted.')).toBeVisible()
  await expect(kept).toHaveCount(0)
  await expect(other.getByLabel('Or the text of your CV')).toHaveValue('Ines')
})

/** Another tab of the same browser. */
async function openBeside(page: Page, address: string): Promise<Page> {
  const tab = await page.context().newPage()
  await openListening(tab, address)
  return tab
}
