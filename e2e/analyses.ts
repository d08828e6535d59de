import { expect, type Page } from '@playwright/test'
import { cvText, posting, type UploadedFile } from './cv-files.ts'

/** Fills in the form on the Analyze screen and sends it. */
export async function analyse(page: Page, file: UploadedFile, jobText = posting): Promise<void> {
  await page.getByLabel('Job description').fill(jobText)
  await page.getByLabel('CV file').setInputFiles(file)
  await page.getByRole('button', { name: 'Analyze', exact: true }).click()
}

export async function expectResult(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/analyze\?analysis=ana_/)
  await expect(page.getByRole('heading', { name: /^Why \d+, and why not 100$/ })).toBeVisible()
}

/** Analyses as a person does, up to the result. */
export async function analyseToEnd(
  page: Page,
  file: UploadedFile,
  jobText = posting,
): Promise<void> {
  await analyse(page, file, jobText)
  await expectResult(page)
}

/** Makes a result without the screen, as the person who is signed in. */
export function makeAnalysis(page: Page, note: string): Promise<{ id: string }> {
  return analyseTexts(page, { jd_text: posting, cv_text: cvText(note) })
}

export async function analyseTexts(
  page: Page,
  texts: { jd_text: string; cv_text: string },
): Promise<{ id: string }> {
  const reply = await page.request.post('/api/analyze', { multipart: texts })
  expect(reply.status()).toBe(200)
  return reply.json()
}

export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
  expect.soft(overflow, page.url()).toBeLessThanOrEqual(0)
}
