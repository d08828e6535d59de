import type { Page } from '@playwright/test'
import { makeAnalysis } from './analyses.ts'
import { openPasted } from './open-cv.ts'
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

/** Goes through a page by keyboard, and names the stops that nobody could see. */
async function stopsOutOfSight(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const hidden: string[] = []
  let stops = 0
  do {
    await page.keyboard.press(key)
    const found = await page.evaluate(focusUnderSomething)
    if (found) hidden.push(found)
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
    await page.goto(`/results/${id}`)
    expect(await stopsOutOfSight(page, 'Shift+Tab'), `result, ${width}`).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPasted(page)
  await page.goto(page.url())
  for (const [width, height] of [
    [1280, 800],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await stopsOutOfSight(page, 'Tab'), `editor, ${width}`).toEqual([])
    expect(await stopsOutOfSight(page, 'Shift+Tab'), `editor, ${width}`).toEqual([])
  }
})
