import { readFileSync } from 'node:fs'
import { expectNoOverflow } from './analyses.ts'
import { cvText, expectSaved, openPasted, pane } from './open-cv.ts'
import { expect, expectAccessible, signUp, test } from './site.ts'

test('a person opens a CV, reviews its changes, edits, undoes, and finds it again', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  await page.goto('/cv-editor')
  await expect(page.getByRole('heading', { name: 'CV editor' })).toBeVisible()
  // What a CV lacks is proposed with the result; here it is only said better.
  await expect(page.getByText('proposes better wording of what it already says')).toBeVisible()
  await expectAccessible(page)
  await openPasted(page)
  await expectAccessible(page)
  for (const name of ['Header', 'Summary', 'Experience', 'Education', 'Skills']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByLabel('Modern')).toBeChecked()

  await pane(page, /^Changes/).click()
  const change = page
    .getByRole('region', { name: 'Proposed changes' })
    .getByRole('listitem')
    .filter({ hasText: 'Managed a night round' })
  await expectAccessible(page)
  await change.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByRole('region', { name: 'Proposed changes' })).toBeFocused()
  await expect(change).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  const accept = change.getByRole('button', { name: 'Accept' })
  await expect(accept).toHaveAccessibleDescription(/^Before: Responsible .* After: /)
  await accept.click()
  await expect(page.getByText('No proposed change is open.')).toBeVisible()
  await expect(page.locator('textarea').filter({ hasText: 'Managed a night round' })).toHaveCount(1)

  await page.getByLabel('Phone').fill('020 5550 0199')
  await page.keyboard.press('Control+z')
  await expect(page.getByLabel('Phone')).toHaveValue('020 5550 0142')
  await page.keyboard.press('Control+y')
  await page.getByLabel('Name of this CV').fill('Ward nurse, nights')
  await page.getByLabel('Harvard').check({ force: true })
  await expectSaved(page)

  await page.reload()
  await expect(page.getByLabel('Phone')).toHaveValue('020 5550 0199')
  await expect(page.getByLabel('Harvard')).toBeChecked()
  await page.getByRole('link', { name: 'All CVs' }).click()
  await page.getByRole('link', { name: 'Ward nurse, nights' }).click()
  await expect(page.getByLabel('Phone')).toHaveValue('020 5550 0199')
})

test('a person deletes a CV', async ({ page, site }) => {
  await signUp(page, site)
  await openPasted(page)
  await page.evaluate(() => {
    const id = new URLSearchParams(location.search).get('cv')
    localStorage.setItem(`rolefit:cv-draft:${id}:overtaken`, '{}')
    localStorage.setItem(`rolefit:cv-posting:${id}`, 'A posting')
  })
  await page.getByRole('link', { name: 'All CVs' }).click()
  const questions: string[] = []
  page.once('dialog', (dialog) => {
    questions.push(dialog.message())
    void dialog.accept()
  })
  await page.getByRole('button', { name: 'Delete Ward nurse' }).click()
  await expect(page.getByText('“Ward nurse” deleted.')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  expect(questions).toEqual([expect.stringContaining('not saved yet on this device goes with it')])
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('rolefit:cv-')
  await expect(page.getByRole('link', { name: 'Ward nurse', exact: true })).toBeHidden()
})

test('a person adds, orders and removes by keyboard and by dragging', async ({ page, site }) => {
  await signUp(page, site)
  await openPasted(page)
  const titles = page.getByLabel('Title', { exact: true })
  await expect(titles.first()).toHaveValue('Staff nurse, acute medical ward')
  await page.getByRole('button', { name: /^Move Staff nurse/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(titles.first()).toHaveValue('Healthcare assistant')
  await expect(page.getByRole('button', { name: /^Move Staff nurse.*place 2 of 2/ })).toBeFocused()
  await expect(page.getByText(/moved to place 2 of 2/)).toBeAttached()
  await page.keyboard.press('Home')
  await expect(titles.first()).toHaveValue('Staff nurse, acute medical ward')

  const bullets = page.getByLabel(/^Bullet \d/)
  const second = await bullets.nth(1).inputValue()
  const first = await bullets.nth(0).inputValue()
  const from = await page
    .getByRole('button', { name: /^Move Bullet 1,/ })
    .first()
    .boundingBox()
  const to = await page
    .getByRole('button', { name: /^Move Bullet 3,/ })
    .first()
    .boundingBox()
  if (!from || !to) throw new Error('The handles are not on the page.')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(to.x + 10, to.y + 30, { steps: 12 })
  await page.mouse.up()
  await expect(bullets.nth(0)).toHaveValue(second)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(bullets.nth(0)).toHaveValue(first)

  await bullets.nth(0).press('ControlOrMeta+End')
  await bullets.nth(0).press('Enter')
  await page.keyboard.type('Trained two colleagues')
  await expect(bullets.nth(1)).toHaveValue('Trained two colleagues')
  await page.getByRole('button', { name: 'Remove Bullet 2' }).first().click()
  await expect(bullets.nth(1)).toHaveValue(second)
  await page.getByLabel('Add skills, separated by commas').fill('Tracheostomy care, Triage')
  await page.keyboard.press('Enter')
  await expect(
    page.getByLabel('Skills').getByRole('button', { name: 'Remove Triage' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Add role' }).click()
  await expect(titles.first()).toBeFocused()
  await page.keyboard.type('Ward manager')
  await expect(page.getByRole('heading', { name: 'Ward manager' })).toBeVisible()
})

test('a person fills a placeholder, then exports both formats with their proof', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  await openPasted(page)
  const bullet = page.getByLabel('Bullet 1', { exact: true }).first()
  await bullet.fill('Dress [number] wounds a shift')
  const exportDocx = page.getByRole('button', { name: 'Export DOCX' })
  await expect(exportDocx).toBeDisabled()
  await page.getByRole('button', { name: /^\[number\] in Staff nurse/ }).click()
  await expect(bullet).toBeFocused()
  await page.keyboard.type('9')
  await expect(bullet).toHaveValue('Dress 9 wounds a shift')

  const docx = page.waitForEvent('download')
  await exportDocx.click()
  expect((await docx).suggestedFilename()).toBe('cv.docx')
  await expect(page.getByText(/Read back.* 2 roles/)).toBeVisible()
  const pdf = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF export' }).click()
  expect((await pdf).suggestedFilename()).toBe('cv.pdf')
  expect(
    readFileSync(await (await pdf).path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')

  await page.route('**/api/export-cv', (route) => route.abort())
  await exportDocx.click()
  const refusal = page.getByRole('alert').getByText(/^Error exporting CV/)
  await expect(refusal).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Phone').fill('020 5550 0188')
  await expect(refusal).toHaveCount(0)
})

test('a person begins with a file', async ({ page, site }) => {
  await signUp(page, site)
  await page.goto('/cv-editor')
  const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(cvText) })
  await page.getByLabel(/^A file/).setInputFiles(file('ward-nurse.odt'))
  await page.getByRole('button', { name: 'Open in the editor' }).click()
  await expect(page.getByText(/^Unsupported file type/)).toBeVisible()
  await page.getByLabel(/^A file/).setInputFiles(file('ward-nurse.txt'))
  await page.getByRole('button', { name: 'Open in the editor' }).click()
  await expect(page.getByLabel('Name of this CV')).toHaveValue('ward-nurse')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Maren Holloway')
})

test('skills stand in groups, by pointer and by keyboard', async ({ page, site }) => {
  await signUp(page, site)
  await openPasted(page)
  const skills = page.getByRole('region', { name: 'Skills' })
  await skills.getByRole('button', { name: 'Add group' }).click()
  await expect(skills.getByLabel('Name of group 2')).toBeFocused()
  await page.keyboard.type('Night work')
  await skills.getByLabel('Add to Night work, separated by commas').fill('Handovers, Triage')
  await page.keyboard.press('Enter')
  const group = skills.getByRole('listitem').filter({ has: page.getByLabel('Name of group 2') })
  const named = (name: string) => group.getByRole('button', { name: `Remove ${name}` })
  await skills.getByRole('button', { name: /^Move Catheter care/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(named('Catheter care')).toBeVisible()
  await expect(skills.getByRole('button', { name: /^Move Catheter care/ })).toBeFocused()
  await expectAccessible(page)

  const from = await skills.getByRole('button', { name: /^Move venepuncture/ }).boundingBox()
  const to = await named('Triage').boundingBox()
  if (!from || !to) throw new Error('The handles are not on the page.')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 8 })
  await page.mouse.up()
  await expect(named('venepuncture')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(named('venepuncture')).toBeHidden()
  await pane(page, 'Page').click()
  await expect(page.getByRole('figure').getByText('Night work: ')).toBeVisible()
  await expectSaved(page)
  await page.reload()
  await expect(skills.getByLabel('Name of group 2')).toHaveValue('Night work')
})

test('on a phone the editor fits, and each part can be reached', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp(page, site)
  await openPasted(page)
  const form = await page.getByRole('heading', { name: 'Header', exact: true }).boundingBox()
  expect(form?.y).toBeLessThan(300)
  await page.getByLabel('Phone').scrollIntoViewIfNeeded()
  await page.evaluate('window.scrollTo(0, document.body.scrollHeight / 2)')
  for (const name of ['Undo', 'Redo'])
    await expect(page.getByRole('button', { name })).toBeInViewport()
  const menu = page.getByLabel('Export', { exact: true })
  await menu.click()
  await expect(page.getByRole('button', { name: 'Export DOCX' })).toBeInViewport()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF export' }).press('Enter')
  expect((await download).suggestedFilename()).toBe('cv.pdf')
  await expect(menu).toBeFocused()
  for (const name of ['Edit', 'Page', 'Score', /^Changes/]) {
    await pane(page, name).click()
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
    expect(overflow, String(name)).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  }
  await pane(page, 'Page').click()
  await page.getByRole('radio', { name: 'Harvard' }).check({ force: true })
  await page.evaluate('window.scrollTo(0, 300)')
  await expectSaved(page)
  const sheet = page.locator('figure [data-sheet]').first()
  const whole = (await sheet.boundingBox())?.width ?? 0
  await page.getByRole('button', { name: 'Enlarge to read' }).click()
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBeGreaterThan(whole * 1.8)
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show the whole page' }).click()
  await pane(page, /^Changes/).click()
  await page.getByRole('button', { name: 'Healthcare assistant' }).first().click()
  await expect(page.getByLabel(/^Bullet/).and(page.locator(':focus'))).toBeVisible()
})

test('on a tablet nothing stands in a second row, and what is looked for at any moment stays', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await signUp(page, site)
  await openPasted(page)
  const name = await page.getByLabel('Name of this CV').boundingBox()
  const style = await page.getByRole('group', { name: 'Style' }).boundingBox()
  if (!name || !style) throw new Error('The toolbar is not on the page.')
  expect(style.y).toBeLessThan(name.y + name.height)
  await page.getByRole('button', { name: 'Add role' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Add role' }).click()
  await page.keyboard.type('Ward manager')
  await page.evaluate('window.scrollTo(0, document.body.scrollHeight / 2)')
  await expectSaved(page)
  for (const name of ['Export DOCX', 'PDF export', 'Undo', 'Redo'])
    await expect(page.getByRole('button', { name })).toBeInViewport()
})

test('printed, the editor is the CV and nothing else', async ({ page, site }) => {
  await signUp(page, site)
  await openPasted(page)
  await pane(page, 'Score').click()
  await page.emulateMedia({ media: 'print' })
  await page.evaluate("window.dispatchEvent(new Event('beforeprint'))")
  await expect(page.getByRole('figure').getByText('Maren Holloway')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.emulateMedia({ media: null })
  await page.evaluate("window.dispatchEvent(new Event('afterprint'))")
  await expect(pane(page, 'Score')).toHaveAttribute('aria-pressed', 'true')
})

test('a long address in a line breaks on a phone, instead of widening the page', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signUp(page, site)
  await openPasted(page)
  const address = `https://example.com/${'portfolio_of_a_ward_nurse_'.repeat(6)}`
  const bullet = page.getByRole('textbox', { name: 'Bullet 1' }).first()
  await bullet.fill(`Wrote the guide at ${address}`)
  await page.getByRole('textbox', { name: 'Summary' }).fill(address)
  await expectNoOverflow(page)
  expect(await bullet.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
})
