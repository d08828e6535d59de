import { openPasted } from './open-cv.ts'
import { expect, expectAccessible, signUp, test } from './site.ts'

test('what a PDF cannot show is named, and is in the Word file that is offered instead', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  await openPasted(page)
  await page.getByRole('textbox', { name: 'Summary' }).fill('Calm 🚀 under way')
  const pdf = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF export' }).click()
  expect((await pdf).suggestedFilename()).toBe('cv.pdf')
  const lack = page.getByText('The PDF is without 🚀, which it has no font for; the DOCX has all.')
  await expect(lack).toBeVisible()
  await expectAccessible(page)

  const way = Promise.withResolvers<void>()
  await page.route('**/api/export-cv', async (route) => {
    await way.promise
    await route.continue()
  })
  const docx = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export DOCX instead' }).click()
  // What was said of the one file is not said of the other, which is still under way.
  await expect(lack).toBeHidden()
  way.resolve()
  expect((await docx).suggestedFilename()).toBe('cv.docx')
  await expect(page.getByText(/^Saved as cv\.docx\. Read back/)).toBeVisible()
})
