import type { Box, Gutter } from './find-gutter.ts'

/** What parts the columns of a page, and where these begin. */
export interface Columns {
  readonly gutter: Gutter
  readonly left: number
  readonly right: number
}

/** Columns go on within this of where they stood, in points. */
const edgeTolerance = 3

/**
 * The gutter of the page before, where both columns go on below it: a few skills that had no room beside the roles.
 * They are too few lines to be told a column by themselves.
 */
export function gutterOverleaf(items: readonly Box[], before: Columns): Gutter | null {
  const { at } = before.gutter
  const sorted = [...items].sort((a, b) => a.baseline - b.baseline)
  const crossing = sorted.findIndex(({ start, end }) => start < at - edgeTolerance && end > at)
  const band = crossing < 0 ? sorted : sorted.slice(0, crossing)
  const left = band.filter(({ end }) => end <= at)
  const right = band.filter(({ end }) => end > at)
  if (!beginsAt(left, before.left) || !beginsAt(right, before.right)) return null
  return { at, top: band[0]?.baseline ?? 0, bottom: band.at(-1)?.baseline ?? 0 }
}

function beginsAt(side: readonly Box[], edge: number): boolean {
  return side.some(({ start }) => Math.abs(start - edge) <= edgeTolerance)
}

/** Whether two pieces stand in different columns. */
export function areApart(one: Box, other: Box, gutter: Gutter | null): boolean {
  return gutter !== null && sideOf(one, gutter) * sideOf(other, gutter) < 0
}

/** Negative to the left of the gutter, positive to its right, zero above or below it. */
function sideOf({ baseline, end }: Box, { at, top, bottom }: Gutter): number {
  if (baseline < top || baseline > bottom) return 0
  return end <= at ? -1 : 1
}
