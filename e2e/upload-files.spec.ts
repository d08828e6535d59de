import type { Page } from '@playwright/test'
import { analyse, analyseToEnd, expectResult } from './analyses.ts'
import {
  lockedPdf,
  mixedPdf,
  posting,
  renamedPicture,
  scannedPdf,
  textFile,
  twoColumnPdf,
  wordFile,
} from './cv-files.ts'
import { openListening } from './open-listening.ts'
import { expect, expectAccessible, signUp, test } from './site.ts'

test('files of every kind are read, or refused with a way on and at no cost', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  const refused = [
    [lockedPdf(), 'protected by a password'],
    [renamedPicture(), 'This file is a picture'],
    [
      { ...textFile(), name: 'cv.odt' },
      'Unsupported file type. Please upload a PDF, DOCX, TXT, or MD',
    ],
  ] as const
  for (const [file, words] of refused) {
    await analyse(page, await file)
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
    await expect(page.getByLabel('Job description')).toHaveValue(posting)
  }
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: '3 credits' })).toBeVisible()
  await analyse(page, await wordFile())
  await expect(page.getByText('mara.docx · analyzed')).toBeVisible()
})

test('the same words in another file are read anew for nothing, and in the same file are there', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  await analyseToEnd(page, await twoColumnPdf())
  await expect(page.getByText('nothing was charged')).toBeHidden()
  await analyse(page, await mixedPdf())
  await expect(page.getByText('mara-mixed.pdf · analyzed')).toBeVisible()
  await expect(
    page.getByText('The same words in another file: read anew, and nothing was charged.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: '2 credits' })).toBeVisible()
  await page.goto('/analyze')
  await analyse(page, await mixedPdf())
  await expect(
    page.getByText('The same CV and posting as before: nothing was charged.'),
  ).toBeVisible()
})

test('a result that is loaded again is not told as one that has just come', async ({
  page,
  site,
}) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await signUp(page, site)
  await analyseToEnd(page, textFile())
  const said = page.getByRole('status').filter({ hasText: /^Your result: / })
  await expect(said).toHaveCount(1)
  await page.reload()
  await page.getByRole('button', { name: 'Share match score' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(said).toHaveCount(0)
  expect(faults).toEqual([])
})

test('a scan is read from its pictures', async ({ page, site }) => {
  // Seconds of one processor, of which a busy machine gives little: as long as the server waits itself.
  test.slow()
  await signUp(page, site)
  await analyse(page, await scannedPdf())
  await expect(page.getByText('mara-scan.pdf · analyzed')).toBeVisible({ timeout: 120_000 })
  await expect(page.getByText('words read from pictures')).toBeVisible()
})

test('a file dropped beside its field is taken, and leaves what was typed where it is', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  await page.getByLabel('Job description').fill(posting)
  const files = await held(page, ['mara.md', 'letter.md'])
  const zone = page.getByRole('group', { name: 'Your CV' })
  const background = () => zone.evaluate((field) => getComputedStyle(field).backgroundColor)
  const plain = await background()
  const heading = page.getByRole('heading', { name: 'Analyze' })
  await heading.dispatchEvent('dragover', { dataTransfer: files })
  await expect.poll(background).not.toBe(plain)
  // A browser opens what nobody takes from it.
  const isLeft = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('drop', (event) => resolve(!event.defaultPrevented))
      }),
  )
  await heading.dispatchEvent('drop', { dataTransfer: files })
  expect(await isLeft).toBe(false)
  await expect.poll(background).toBe(plain)
  await expect(page.getByText('mara.md chosen')).toBeAttached()
  await page.getByRole('button', { name: 'Analyze', exact: true }).click()
  await expectResult(page)

  await openListening(page, '/cv-editor')
  const dataTransfer = await held(page, ['mara.md'])
  await page.getByRole('heading', { name: 'CV editor' }).dispatchEvent('drop', { dataTransfer })
  await page.getByRole('button', { name: 'Open in the editor' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mara Lindqvist')
})

/** CVs as they hang on a mouse. */
function held(page: Page, names: readonly string[]) {
  return page.evaluateHandle(
    ([text, ...files]) => {
      const transfer = new DataTransfer()
      for (const name of files) transfer.items.add(new File([text ?? ''], name))
      return transfer
    },
    [textFile().buffer.toString(), ...names],
  )
}
