import type { Page } from '@playwright/test'
import { pageListens } from '../apps/web/app/layout/early-script.ts'

/**
 * Opens a page and waits until it listens. A page is loaded before its scripts have taken it up: on a busy
 * machine a press that only they know what to do with would come too early.
 */
export async function openListening(page: Page, url: string): Promise<void> {
  await page.addInitScript(noteListening, pageListens)
  await page.goto(url)
  await untilListening(page)
}

/** Waits where another page came to load, by a form, a reload or a journey back, after one opened as above. */
export async function untilListening(page: Page): Promise<void> {
  await page.waitForFunction(() => 'isListening' in window)
}

function noteListening(listens: string): void {
  const note = () => Object.assign(window, { isListening: true })
  window.addEventListener(listens, note, { once: true })
}
