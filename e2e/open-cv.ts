import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openListening } from './open-listening.ts'
import { expect } from './site.ts'

const example = (file: string) =>
  readFileSync(new URL(`../content/example/${file}`, import.meta.url), 'utf8')
export const job = example('job.txt')
export const cvText = example('cv.txt').replace(
  '- Washed,',
  '- Responsible for managing a night round for 9 residents\n- Washed,',
)

/** Pastes the sample CV into the start screen and waits for the editor. */
export async function openPasted(page: Page): Promise<void> {
  await openListening(page, '/cv-editor')
  await page.getByLabel('Or the text of your CV').fill(cvText)
  await page.getByLabel('Name of this CV').fill('Ward nurse')
  await page.getByRole('button', { name: 'Open in the editor' }).click()
  await expect(page).toHaveURL(/\/cv-editor\?cv=/, { timeout: 30_000 })
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Maren Holloway')
}

export function expectSaved(page: Page): Promise<void> {
  const saved = page.getByText('Saved', { exact: true }).filter({ visible: true })
  return expect(saved).toBeInViewport()
}

/** The button that shows one of the panes beside the form. */
export function pane(page: Page, name: string | RegExp) {
  return page.getByRole('group', { name: 'Show' }).getByRole('button', { name })
}

/** Pastes a posting beside the CV and waits for the score. */
export async function scoreAgainst(page: Page, posting: string): Promise<void> {
  await pane(page, 'Score').click()
  await page.getByLabel('Job description').fill(posting)
  await page.getByRole('button', { name: 'Score against this' }).click()
  await expect(page.locator('[data-score]')).toBeVisible()
}
