import type { Page } from '@playwright/test'

/** Opens a page whose scripts are still on their way; they arrive when the answer is called. */
export async function openWithoutScripts(page: Page, url: string): Promise<() => void> {
  const arrival = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await arrival.promise
    await route.continue()
  })
  await page.goto(url, { waitUntil: 'commit' })
  return arrival.resolve
}

/** For a page: waits until it listens. */
export function scriptsHaveCome(listens: string): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener(listens, () => resolve(), { once: true })
  })
}
