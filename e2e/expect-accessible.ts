import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

/** The axe that @axe-core/playwright brings, in the form that a page reads fastest. */
const bringer = createRequire(import.meta.resolve('@axe-core/playwright'))
const axe = readFileSync(bringer.resolve('axe-core/axe.min.js'), 'utf8')

/** What can differ between light and dark: everything else is the same elements in the same tree. */
const rulesOfColor = ['color-contrast', 'link-in-text-block']

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly html: string }[]
}

/** No accessibility violation on the page as it stands, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  // Once for each document, and by hand: a builder reads it in again for every check.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe)
  expect(await violations(page, {}), `${page.url()} (light)`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect(await violations(page, { runOnly: rulesOfColor }), `${page.url()} (dark)`).toEqual([])
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}

/**
 * Colours on their way from dark to light have no contrast of their own yet, so whatever ends is brought to its end; to
 * wait for it, as was done here, may take for ever where a browser draws no frame. A spinner never ends.
 */
const comeToRest = `document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().iterations !== Infinity)
  .forEach((animation) => animation.finish())`

async function violations(page: Page, options: object): Promise<string[]> {
  await page.evaluate(comeToRest)
  const asked = JSON.stringify({ ...options, resultTypes: ['violations'] })
  const found = await page.evaluate<Violation[]>(
    `axe.run(${asked}).then(({ violations }) => violations)`,
  )
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`)
}
