import type { Locator, Page } from '@playwright/test'
import { openPasted } from './open-cv.ts'
import { expect, type Site, signUp, test } from './site.ts'

test('a list is pasted where the cursor is, line by line and without its marks', async ({
  page,
  site,
}) => {
  const lines = await openLines(page, site)
  const second = await lines.nth(1).inputValue()
  await lines.nth(0).fill('Dressed wounds daily')
  await select(lines.nth(0), [8, 14])
  await paste(lines.nth(0), '• burns\n\n• ulcers\r\n- cuts')
  await expect(lines.nth(0)).toHaveValue('Dressed burns')
  await expect(lines.nth(1)).toHaveValue('ulcers')
  await expect(lines.nth(2)).toHaveValue('cuts daily')
  await expect(lines.nth(3)).toHaveValue(second)

  await lines.nth(0).selectText()
  await paste(lines.nth(0), 'Took blood\nGave insulin')
  await expect(lines.nth(0)).toHaveValue('Took blood')
  await expect(lines.nth(1)).toHaveValue('Gave insulin')
})

test('a list from Word is pasted without its signs, typed on at its end, and taken back at once', async ({
  page,
  site,
}) => {
  const lines = await openLines(page, site)
  const [first, second] = [await lines.nth(0).inputValue(), await lines.nth(1).inputValue()]
  await lines.nth(0).selectText()
  await paste(lines.nth(0), '·\tTook blood\r\no\tGave insulin\r\n§\tWrote notes')
  await expect(lines.nth(0)).toHaveValue('Took blood')
  await expect(lines.nth(1)).toHaveValue('Gave insulin')
  await expect(lines.nth(2)).toBeFocused()
  await page.keyboard.type(' daily')
  await expect(lines.nth(2)).toHaveValue('Wrote notes daily')
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.click()
  await expect(lines.nth(2)).toHaveValue('Wrote notes')
  await undo.click()
  await expect(lines.nth(0)).toHaveValue(first)
  await expect(lines.nth(1)).toHaveValue(second)

  await lines.nth(0).fill('Dressed wounds daily')
  await select(lines.nth(0), [8, 14])
  await paste(lines.nth(0), '·\tburns\r\n')
  await page.keyboard.type(' and cuts')
  await expect(lines.nth(0)).toHaveValue('Dressed burns and cuts daily')
})

test('Enter ends a line where the cursor is, and takes what is selected away', async ({
  page,
  site,
}) => {
  const lines = await openLines(page, site)
  await lines.nth(0).fill('Took blood and gave insulin')
  await select(lines.nth(0), [10, 15])
  await lines.nth(0).press('Enter')
  await expect(lines.nth(0)).toHaveValue('Took blood')
  await expect(lines.nth(1)).toHaveValue('gave insulin')
  await expect(lines.nth(1)).toBeFocused()
  await lines.nth(1).fill('')
  await page.keyboard.press('Backspace')
  await expect(lines.nth(0)).toBeFocused()
  await page.keyboard.type(' daily')
  await expect(lines.nth(0)).toHaveValue('Took blood daily')
  await page.getByRole('button', { name: 'Remove Bullet 2' }).first().press('Enter')
  await expect(lines.nth(0)).toBeFocused()
})

test('a line is dragged over several others, and one that is dragged back again has not moved', async ({
  page,
  site,
}) => {
  const lines = await openLines(page, site)
  const first = await lines.nth(0).inputValue()
  const handle = (place: number) =>
    page.getByRole('button', { name: new RegExp(`^Move Bullet ${place},`) }).first()
  await handle(3).evaluate((button) => button.scrollIntoView({ block: 'center' }))
  const [from, to] = [await handle(1).boundingBox(), await lines.nth(2).boundingBox()]
  if (!from || !to) throw new Error('The lines are not on the page.')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, to.y + to.height - 3, { steps: 20 })
  await expect(lines.nth(2)).toHaveValue(first)
  const above = await lines.nth(0).boundingBox()
  await page.mouse.move(from.x + 10, (above?.y ?? 0) + 3, { steps: 20 })
  await page.mouse.up()
  await expect(lines.nth(0)).toHaveValue(first)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
})

test('a skill that is only pressed stays where it is, and nobody is told that it moved', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  await openPasted(page)
  const skills = page.getByRole('region', { name: 'Skills' })
  const handles = skills.getByRole('button', { name: /^Move .* place \d+ of \d+/ })
  await skills.getByRole('button', { name: 'Add group' }).click()
  await expect(skills.getByLabel('Name of group 2')).toBeFocused()
  const skill = skills.getByRole('button', { name: /^Move Catheter care, place/ })
  const order = await handles.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel))
  const moved = page.getByRole('status').getByText(/: moved to /)
  await skill.click()
  await expect(moved).toHaveCount(0)
  expect(await handles.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel))).toEqual(order)
  await skill.press('ArrowDown')
  await expect(moved).toHaveCount(1)
})

/** A new member's CV in the editor, line by line. */
async function openLines(page: Page, site: Site): Promise<Locator> {
  await signUp(page, site)
  await openPasted(page)
  return page.getByLabel(/^Bullet \d$/)
}

function select(line: Locator, letters: readonly [number, number]): Promise<void> {
  return line.evaluate((box, [start, end]) => {
    if (!(box instanceof HTMLTextAreaElement)) throw new Error('No box to type in.')
    box.focus()
    box.setSelectionRange(start, end)
  }, letters)
}

function paste(line: Locator, text: string): Promise<void> {
  return line.evaluate((box, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    const event = { clipboardData, bubbles: true, cancelable: true }
    box.dispatchEvent(new ClipboardEvent('paste', event))
  }, text)
}
