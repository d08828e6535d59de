import type { Page } from '@playwright/test'
import { makeAnalysis } from './analyses.ts'
import { openPasted, pane } from './open-cv.ts'
import { openListening } from './open-listening.ts'
import { expect, signUp, test } from './site.ts'

/** What the keyboard stands on, where something else lies over it. */
function focusUnderSomething(): string | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const shown = focused.matches('.sr-only') ? (focused.closest('label') ?? focused) : focused
  const { x, y, width, height } = shown.getBoundingClientRect()
  const onTop = document.elementFromPoint(x + width / 2, y + Math.min(height / 2, 60))
  const isSeen = onTop !== null && (shown.contains(onTop) || onTop.contains(shown))
  return isSeen ? null : `${focused.localName} ${focused.ariaLabel ?? focused.textContent}`
}

/** What the keyboard stands on, where a column that scrolls by itself cuts off its ring. */
function ringCutOff(): string | null {
  const focused = document.activeElement
  const ringWidth = 4
  if (!focused || focused === document.body || focused.matches('.sr-only')) return null
  const { left, right } = focused.getBoundingClientRect()
  for (let box = focused.parentElement; box; box = box.parentElement) {
    if (getComputedStyle(box).overflowY !== 'auto') continue
    const edge = box.getBoundingClientRect()
    if (left - ringWidth < edge.left || right + ringWidth > edge.right)
      return `the ring of ${focused.localName} ${focused.ariaLabel ?? focused.textContent}`
  }
  return null
}

const inOrder = {
  'form first': ':has(#cv-header\\.name) ~ div #panes',
  'panes first': ':has(#panes) ~ div #cv-header\\.name',
}

/** The order of the editor follows its width once its script has been told of it. */
function untilInOrder(page: Page, order: keyof typeof inOrder): Promise<void> {
  return expect(page.locator(inOrder[order])).toBeAttached()
}

async function outOfSight(page: Page): Promise<string | null> {
  return (await page.evaluate(focusUnderSomething)) ?? (await page.evaluate(ringCutOff))
}

/** Goes through a page by keyboard, and names the stops that nobody could see. */
async function stopsOutOfSight(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const hidden: string[] = []
  let stops = 0
  do {
    await page.keyboard.press(key)
    const found = await outOfSight(page)
    // A page that is still laid out anew at another width moves what it holds, once.
    if (found)
      await expect
        .poll(() => outOfSight(page))
        .toBeNull()
        .catch(() => hidden.push(found))
    stops += 1
  } while (await page.evaluate('document.activeElement !== document.body'))
  expect(stops).toBeGreaterThan(20)
  return hidden
}

test('nothing that the keyboard comes to lies behind what stays in sight', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signUp(page, site)
  const { id } = await makeAnalysis(page, 'Welding')
  for (const [width, height] of [
    [1280, 800],
    [640, 400],
    [320, 256],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openListening(page, `/results/${id}`)
    expect(await stopsOutOfSight(page, 'Shift+Tab'), `result, ${width}`).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPasted(page)
  await openListening(page, page.url())
  for (const [width, height] of [
    [1280, 800],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width, height })
    await untilInOrder(page, width >= 1024 ? 'form first' : 'panes first')
    expect(await stopsOutOfSight(page, 'Tab'), `editor, ${width}`).toEqual([])
    expect(await stopsOutOfSight(page, 'Shift+Tab'), `editor, ${width}`).toEqual([])
  }
})

test('the keyboard goes through the editor as it is seen, side by side or one below the other', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  await openPasted(page)
  const name = page.getByLabel('Name', { exact: true })
  await name.focus()
  await page.setViewportSize({ width: 640, height: 700 })
  await expect(name).toBeFocused()
  await untilInOrder(page, 'panes first')
  await page.keyboard.press('Shift+Tab')
  await expect(pane(page, /^Changes/)).toBeFocused()
  await page.setViewportSize({ width: 1280, height: 700 })
  await untilInOrder(page, 'form first')
  await expect(pane(page, /^Changes/)).toBeFocused()
  await name.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('link', { name: 'Skip the form' })).toBeFocused()
})

test('Escape closes a menu, and the keyboard stands on what opened it', async ({ page, site }) => {
  await signUp(page, site)
  const opener = page.getByLabel(/^Account menu/)
  await opener.press('Enter')
  await page.keyboard.press('Tab')
  const profile = page.getByRole('link', { name: 'Profile' })
  await expect(profile).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(profile).toBeHidden()
  await expect(opener).toBeFocused()
})

test('by keyboard alone an answer becomes an example, and an export leads to what is in its way', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  const { id } = await makeAnalysis(page, 'Welding')
  await openListening(page, `/results/${id}`)
  const answer = page.getByRole('region', { name: 'Changes' }).getByRole('textbox').first()
  await answer.fill('for 14 residents')
  await answer.press('Enter')
  await expect(page.getByRole('button', { name: 'Regenerate' })).toHaveCount(1)
  await expect(answer).toBeFocused()
  const written = page.getByRole('region', { name: 'Changes' }).getByRole('blockquote')
  const example = await written.innerText()
  await page.reload()
  await expect(answer).toHaveValue('for 14 residents')
  await expect(written).toHaveText(example)

  await openPasted(page)
  const summary = page.getByRole('textbox', { name: 'Summary' })
  await summary.fill('Nurse for [number] years')
  await page.getByRole('button', { name: 'Export DOCX' }).press('Enter')
  await expect(summary).toBeFocused()
  const why = page.getByRole('alert').getByText('[number] in Summary is not filled in yet.')
  await expect(why).toBeInViewport()
  await page.keyboard.type('nine')
  await expect(summary).toHaveValue('Nurse for nine years')
  await expect(why).toHaveCount(0)

  await page.getByRole('button', { name: 'Remove Bullet 1' }).first().press('Enter')
  const said = page.getByRole('status')
  await expect(said.getByText('Bullet 1 removed. Undo brings it back.')).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(said.getByText('Undone.')).toHaveCount(1)

  await page.getByRole('link', { name: 'Skip the form' }).press('Enter')
  await page.keyboard.press('Tab')
  await expect(pane(page, 'Page')).toBeFocused()

  await page.getByRole('link', { name: 'All CVs' }).press('Enter')
  await expect(page.getByRole('button', { name: /^Delete/ })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('the keys for undo and redo go through the whole CV, and leave the posting its own', async ({
  page,
  site,
}) => {
  await signUp(page, site)
  await openPasted(page)
  const phone = page.getByLabel('Phone')
  const location = page.getByLabel('Location')
  const [oldPhone, oldLocation] = [await phone.inputValue(), await location.inputValue()]
  await phone.fill('020 5550 0111')
  await location.fill('Tidewick Quay')
  for (const redo of ['ControlOrMeta+Shift+z', 'ControlOrMeta+y']) {
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(phone).toHaveValue(oldPhone)
    await expect(location).toHaveValue(oldLocation)
    await page.keyboard.press(redo)
    await page.keyboard.press(redo)
    await expect(phone).toHaveValue('020 5550 0111')
    await expect(location).toHaveValue('Tidewick Quay')
  }
  // On many keyboards Control and Alt together type a letter.
  await page.keyboard.press('Control+Alt+z')
  await pane(page, 'Score').click()
  const posting = page.getByLabel('Job description')
  await posting.pressSequentially('Nurse')
  await posting.press('ControlOrMeta+z')
  await expect(posting).not.toHaveValue('Nurse')
  await expect(location).toHaveValue('Tidewick Quay')
  await page.getByRole('radio', { name: 'Harvard' }).press('ControlOrMeta+z')
  await expect(location).toHaveValue(oldLocation)
})

test('what is typed into is not hidden by the message that comes over it, nor is what follows', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 640 })
  await signUp(page, site)
  await openPasted(page)
  await page.route('**/api/cvs', (route) => route.abort())
  const location = page.getByLabel('Location')
  await location.evaluate((field) => field.scrollIntoView({ block: 'end' }))
  await location.fill('Tidewick Quay')
  await expect(page.getByText('No connection. Your changes are kept on this device.')).toBeVisible()
  await expect(location).toBeFocused()
  await expect.poll(() => outOfSight(page)).toBeNull()
  for (const _ of Array.from({ length: 12 })) {
    await page.keyboard.press('Tab')
    await expect.poll(() => outOfSight(page)).toBeNull()
  }
})
