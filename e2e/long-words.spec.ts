import type { Page } from '@playwright/test'
import { analyseTexts, expectNoOverflow } from './analyses.ts'
import { cvText, posting } from './cv-files.ts'
import { pane } from './open-cv.ts'
import { expect, signUp, test } from './site.ts'

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

/** The same with a word in it that no line of a phone holds, wherever people write words. */
const texts = {
  jd_text: posting
    .replace('Example Foods', `${word} Foods`)
    .replace(
      '- AutoCAD',
      `- Certificate of ${word}${word}\n- AutoCAD ${word}\n- ${word} experience`,
    )
    .replace('You must be', `Driving licence for ${word} required.\n\nYou must be`),
  cv_text: cvText(`AutoCAD ${word}, ${word}`)
    .replaceAll('Mara Lindqvist', `Mara ${word}`)
    .replaceAll('Northwind Foods', `Northwind ${word}`)
    .replace('Rebuilt the pump control', `Responsible for managing the ${word} round`)
    .replaceAll('Lakeshore State University', `Lakeshore ${word} University`),
}

test('a word longer than a line breaks, and no page grows wider than the phone', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp(page, site)
  const { id } = await analyseTexts(page, texts)
  for (const path of ['/results', `/results/${id}`, `/analyze?analysis=${id}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'What the posting asks for' })).toBeVisible()
    await openAll(page)
    await expectNoOverflow(page)
  }
  const shared = await page.request.post('/api/share-analysis', { data: { analysis_id: id } })
  await page.goto((await shared.json()).url)
  await expect(page.getByRole('heading', { name: 'What the posting asks for' })).toBeVisible()
  await expectNoOverflow(page)

  await page.goto(`/cv-editor?analysis=${id}`)
  await page
    .getByLabel('Bullet 1', { exact: true })
    .first()
    .fill(`Responsible for managing a ${word} round for 9 residents`)
  await expect(page.getByText('weak opening').first()).toBeVisible()
  await page.getByLabel('Title', { exact: true }).first().fill(`[number] ${word}`)
  await expect(page.getByText('One placeholder is not filled in yet.')).toBeVisible()
  await openAll(page)
  await expectNoOverflow(page)
  for (const name of ['Page', 'Score', /^Changes/]) {
    await pane(page, name).click()
    await openAll(page)
    if (name === 'Score') await expect(page.locator('[data-score]').first()).toBeVisible()
    await expectNoOverflow(page)
  }
  await page.goto('/cv-editor')
  await expectNoOverflow(page)
  await page.goto('/account/billing')
  await expectNoOverflow(page)
})

/** Each part that is folded away, too; a menu would lie over what is pressed next. */
async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('main details')) {
      if (part.querySelector('summary')?.textContent !== 'Export') part.setAttribute('open', '')
    }
  })
}
