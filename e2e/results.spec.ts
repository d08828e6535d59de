import type { Locator, Page } from '@playwright/test'
import { analyseTexts, analyseToEnd, expectNoOverflow, makeAnalysis } from './analyses.ts'
import { cvText, posting, textFile } from './cv-files.ts'
import { openListening } from './open-listening.ts'
import { expect, expectAccessible, signUp, test } from './site.ts'

test('results are listed by tens, opened by address, and deleted', async ({ page, site }) => {
  await signUp(page, site)
  await buyCredits(page)
  for (let version = 1; version <= 12; version += 1) await makeAnalysis(page, `Skill ${version}`)
  await page.goto('/results')
  const list = page.getByRole('complementary', { name: 'Recent analyses' })
  await expect(list.getByRole('link', { name: /Example Foods/ })).toHaveCount(10)
  await expect(list).toContainText('Plan: paid · Remaining: 11')
  await expect(list.getByRole('link', { name: 'New analysis' })).toHaveAttribute('href', '/analyze')
  await expect(list.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/pricing')
  await expectAccessible(page)

  await list.getByRole('link', { name: 'Older' }).click()
  await expect(list.getByRole('link', { name: /Pasted text/ })).toHaveCount(2)
  await list
    .getByRole('link', { name: /Pasted text/ })
    .last()
    .click()
  await expect(page).toHaveURL(/\/results\/ana_[\w-]+\?before=/)
  await expect(
    page.getByRole('navigation', { name: 'Versions against this posting' }),
  ).toBeVisible()
  const address = page.url()
  const asked = page.getByRole('heading', { name: 'What the posting asks for' })
  const deletion = page.getByText('Delete this analysis')
  await expect
    .poll(async () => (await topOf(deletion)) - (await topOf(asked)), 'it stands above the rows')
    .toBeLessThan(0)
  await deletion.click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL(/\/results\?deleted=1$/)
  await expect(page.getByRole('status').getByText('The analysis is deleted.')).toBeVisible()
  await page.goto(address)
  await expect(page.getByText('There is no such analysis here.')).toBeVisible()
  await expectAccessible(page)
})

test('somebody else’s result is not there', async ({ page, site, browser, baseURL }) => {
  await signUp(page, site)
  const { id } = await makeAnalysis(page, 'Mine')
  const other = await browser.newContext({ baseURL })
  const stranger = await other.newPage()
  await signUp(stranger, site)
  await stranger.goto(`/results/${id}`)
  await expect(stranger.getByText('There is no such analysis here.')).toBeVisible()
  await stranger.goto(`/analyze?analysis=${id}`)
  await expect(stranger.getByText('This analysis is not there any more.')).toBeVisible()
  await other.close()
})

test('with nothing on the server, the draft of this tab is shown', async ({ page, site }) => {
  await signUp(page, site)
  await page.goto('/results')
  await expect(page.getByRole('heading', { name: 'No analyses yet' })).toBeVisible()
  await expectAccessible(page)
  const stored = {
    score: 63,
    jd_title: 'Line cook',
    sub_scores_json: '{"Skills":71}',
    suggestions_json:
      '{"suggested_changes":[{"category":"Skills","items":["Name the stations."]}]}',
    created_at: '2026-11-01T09:00:00.000Z',
  }
  await page.evaluate(
    (draft) => sessionStorage.setItem('rolefit:draft', JSON.stringify(draft)),
    stored,
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Local draft' })).toBeVisible()
  await expect(page.getByText('Borderline')).toBeVisible()
  await page.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(page.getByText('Missing analysis id. Please re-run analysis.')).toBeVisible()
  await expectAccessible(page)
})

test('an analysis leaves a draft, a flag, and a link to the results', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp(page, site)
  const title = 'Maintenance Engineer, packing lines and boiler house, nights'
  await analyseToEnd(page, textFile(), posting.replace(/^.*/, title))
  await expect(page).toHaveTitle(/^\d+ of 100 for “Maintenance Engineer.*” · Rolefit$/)
  const kept = await page.evaluate(() => [
    localStorage.getItem('analysis'),
    JSON.parse(sessionStorage.getItem('rolefit:draft') ?? '{}').cv_filename,
  ])
  expect(kept).toEqual(['1', 'mara.txt'])
  await openListening(page, '/results')
  await expectNoOverflow(page)
  await page.getByRole('link', { name: /mara\.txt/ }).click()
  await expect(page.getByRole('link', { name: 'All results' })).toBeVisible()
  await expectNoOverflow(page)
  await page.getByText('Delete this analysis').click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByRole('heading', { name: 'No analyses yet' })).toBeVisible()
  await expect(page.locator('#main')).toBeFocused()
})

async function buyCredits(page: Page): Promise<void> {
  await page.goto('/pricing')
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Job Hunt Pack' }) })
  await card.getByRole('button', { name: 'Buy credits' }).click()
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible()
}

test('a requirement stands beside its status, and on a phone below it', async ({ page, site }) => {
  await signUp(page, site)
  const { id } = await makeAnalysis(page, 'Welding')
  await page.goto(`/results/${id}`)
  const row = page.locator('details[name^="ledger-"] summary').first()
  const boxes = () => Promise.all([0, 1].map((at) => row.locator('> span').nth(at).boundingBox()))
  const [status, text] = await boxes()
  expect(text?.x).toBeGreaterThan((status?.x ?? 0) + (status?.width ?? 0))
  expect(text?.width).toBeGreaterThan(300)
  await page.setViewportSize({ width: 360, height: 740 })
  const [above, below] = await boxes()
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0))
  expect(below?.width).toBeGreaterThan(250)
})

test('a printed result says whose it is, and has no box that cannot be opened', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  const { id } = await makeAnalysis(page, 'Printed.')
  await page.goto(`/results/${id}`)
  await expect(page.getByText('Read both texts with every mark')).toBeVisible()
  const before = page.getByText('A CV against a job, read by Rolefit')
  await expect(before).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(before).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Results' })).toBeHidden()
  await expect(page.getByText('Read both texts with every mark')).toBeHidden()
  await expect(page.locator('summary', { hasText: 'The text as it was read' })).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.getByText('Read both texts with every mark').click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Read both texts with every mark')).toBeVisible()
})

test('on paper each requirement stands once, with one quote, whatever the screen showed', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  const { id } = await makeAnalysis(page, 'On paper.')
  await page.goto(`/results/${id}`)
  const ledger = page.getByRole('region', { name: 'What the posting asks for' })
  const rows = ledger.getByRole('listitem')
  const all = await rows.count()
  await rows.first().locator('summary').click()
  await expect(rows.first().getByText('The posting', { exact: true })).toBeVisible()
  await ledger.getByRole('button', { name: /missing/ }).click()
  expect(await rows.count()).toBeLessThan(all)

  await page.emulateMedia({ media: 'print' })
  await expect(rows).toHaveCount(all)
  await expect(rows.first().getByText('“')).toBeVisible()
  await expect(rows.first().getByText('The posting', { exact: true })).toBeHidden()
  await expect(ledger.getByText('Open a line')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'What to change first' })).toBeHidden()
})

test('on paper no change is left behind a fold', async ({ page, site }) => {
  await signUp(page, site)
  const wishes =
    '- Hydraulics\n- Pneumatics\n- TIG welding\n- SolidWorks\n- Thermography\n- Robotics'
  const jd_text = posting.replace('- SAP PM', `- SAP PM\n${wishes}`)
  const { id } = await analyseTexts(page, { jd_text, cv_text: cvText('On paper.') })
  await page.goto(`/results/${id}`)
  const fold = page.locator('details').filter({ hasText: /\d+ more in / })
  await expect(fold.first().locator('li').first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(fold.first().locator('li').first()).toBeVisible()
  await expect(fold.first().locator('summary').first()).toBeHidden()
})

test('that a posting is not in English stands before anything else that is said of the score', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  const { id } = await analyseTexts(page, { jd_text: germanPosting, cv_text: cvText('Abroad.') })
  await page.goto(`/results/${id}`)
  const overview = page.getByRole('region').filter({ hasText: 'Recommended match score' }).first()
  await expect(overview.getByRole('listitem').first()).toHaveText(
    'The posting is not in English, which we read far less well.',
  )
  await expect(overview).toContainText(/far less well\..*Take this number as a rough estimate\./)
})

const germanPosting = `Pflegefachkraft (m/w/d) im Nachtdienst

Für unsere Station suchen wir ab sofort eine Pflegefachkraft in Vollzeit.

Ihre Aufgaben
- Sie versorgen unsere Bewohner in der Nacht und geben die Medikamente
- Sie dokumentieren die Pflege und sprechen mit den Angehörigen
- Sie leiten neue Kolleginnen und Kollegen an

Ihr Profil
- Abgeschlossene Ausbildung als Pflegefachkraft
- Erfahrung in der Pflege von Menschen mit Demenz
- Gute Kenntnisse der deutschen Sprache und Freude an der Arbeit im Team

Wir bieten eine gute Bezahlung, dreißig Tage Urlaub und einen sicheren Arbeitsplatz.`

/** NaN while it is not to be seen. */
async function topOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.y ?? Number.NaN
}

test('a long address in a CV or a posting breaks on a phone, wherever it is quoted', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp(page, site)
  const address = `https://example.com/${'portfolio_of_a_plant_engineer_'.repeat(6)}`
  const { id } = await analyseTexts(page, {
    jd_text: posting.replace('- PLC programming', `- PLC programming as told at ${address}`),
    cv_text: `${cvText('Welding')}\n- Was in charge of PLC programming, see ${address}`,
  })
  await page.goto(`/results/${id}`)
  await expectNoOverflow(page)
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true
  })
  await expect(page.locator('details[open]').getByText(address).first()).toBeVisible()
  await expectNoOverflow(page)
})
