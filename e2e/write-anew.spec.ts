import { analyseTexts, expectNoOverflow, makeAnalysis } from './analyses.ts'
import { cvText as exampleCv, expectSaved, job, pane } from './open-cv.ts'
import { expect, expectAccessible, signUp, test } from './site.ts'

test('a CV is written anew and opens in the editor', async ({ page, site }) => {
  await signUp(page, site)
  const { id } = await makeAnalysis(page, 'Packing lines')
  await page.goto(`/results/${id}`)
  for (const answer of [{ status: 502, body: '<h1>' }, { json: { ok: true } }]) {
    await page.route('**/api/regenerate-cv', (route) => route.fulfill(answer))
    const asked = page.waitForResponse('**/api/regenerate-cv')
    await page.getByRole('button', { name: 'Re-generate CV' }).click()
    await asked
    await expect(page.getByRole('alert')).toHaveText('CV regeneration failed: Unknown error')
  }
  await page.unroute('**/api/regenerate-cv')
  await page.route('**/api/cvs', (route) => route.abort())
  await page.getByRole('button', { name: 'Re-generate CV' }).click()
  await expect(page).toHaveURL(/\/cv-editor\?analysis=ana_/)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mara Lindqvist')
  await expect(
    page.getByRole('paragraph').filter({ hasText: /^We have no changes/ }),
  ).toBeInViewport()
  await expect(page.getByRole('status').filter({ hasText: /^We have no changes/ })).toBeAttached()
  await page.unroute('**/api/cvs')
  // Reloaded before the account has it, the page brings the CV again.
  const served = await page.request.get(page.url())
  expect(await served.text()).toContain('Mara Lindqvist')
})

test('a CV written anew has first what answers the posting, once that is accepted', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  const { id } = await analyseTexts(page, { jd_text: job, cv_text: exampleCv })
  await page.goto(`/results/${id}`)
  await page.getByRole('button', { name: 'Re-generate CV' }).click()
  await pane(page, /^Changes/).click()
  const changes = page.getByRole('region', { name: 'Proposed changes' })
  const order = changes.getByRole('listitem').filter({ hasText: 'Puts first what answers' }).first()
  await expect(order).toContainText('from 4th to 2nd')
  await expectAccessible(page)
  await expectNoOverflow(page)
  const lines = page.locator('textarea').filter({ visible: true })
  const texts = () =>
    lines.evaluateAll((fields: HTMLTextAreaElement[]) => fields.map((field) => field.value))
  const before = await texts()
  const accept = order.getByRole('button', { name: 'Accept' })
  await expect(accept).toHaveAccessibleDescription(/^from 4th to 2nd .*SystmOne/)
  await accept.click()
  await expect(order).toBeHidden()
  const after = await texts()
  expect(after).not.toEqual(before)
  expect(after.toSorted()).toEqual(before.toSorted())
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(order).toBeVisible()
  expect(await texts()).toEqual(before)
})

test('a CV written anew twice is one CV until it is changed, then another by name', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  const { id } = await makeAnalysis(page, 'Welding')
  const regenerate = async () => {
    await page.goto(`/results/${id}`)
    await page.getByRole('button', { name: 'Re-generate CV' }).click()
    await expect(page).toHaveURL(/\/cv-editor\?cv=cvs_/)
  }
  await regenerate()
  const first = page.url()
  const name = page.getByLabel('Name of this CV')
  const called = await name.inputValue()
  await regenerate()
  expect(page.url()).toBe(first)
  await page.getByLabel('Phone').fill('07700 900321')
  await expectSaved(page)
  await regenerate()
  expect(page.url()).not.toBe(first)
  await expect(name).toHaveValue(`${called} (2)`)
  // On another day nobody knows the editor's address.
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Results' }).click()
  await page.getByRole('link', { name: 'Your CVs in the editor' }).click()
  const kept = page.getByRole('region', { name: 'Your CVs' }).getByRole('link')
  await expect(kept).toHaveText([`${called} (2)`, called])
})
