import type { Page } from '@playwright/test'

/** Puts the page aside, or shows it again, as far as it can tell. */
export function showAs(page: Page, state: DocumentVisibilityState): Promise<boolean> {
  return page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    Object.defineProperty(document, 'hidden', { value: value === 'hidden', configurable: true })
    return document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

/** Waits until the server has answered whatever the page had asked before. */
export async function untilAnswered(page: Page): Promise<void> {
  await page.evaluate(() => fetch('/healthz').then((response) => response.text()))
}
