import type { Box } from '../find-gutter.ts'
import { isSectionName } from '../section-names.ts'

interface LabelBox extends Box {
  readonly text: string
  readonly font: string
  readonly lastBaseline?: number
}

const mostStep = 1.6
/** Points by which the edges of lines below each other differ. */
const sameEdge = 1

/** Joins the name of a section that a narrow column has broken: "Work" over "Experience". */
export function joinWrappedLabels<Item extends LabelBox>(drawn: readonly Item[]): readonly Item[] {
  const joined: Item[] = []
  for (const item of drawn) {
    const before = joined.at(-1)
    const whole = before && isBelow(before, item) ? `${before.text.trim()} ${item.text.trim()}` : ''
    if (before && isSectionName(whole))
      joined[joined.length - 1] = {
        ...before,
        text: whole,
        start: Math.min(before.start, item.start),
        end: Math.max(before.end, item.end),
        lastBaseline: item.baseline,
      }
    else joined.push(item)
  }
  return joined
}

function isBelow(before: LabelBox, item: LabelBox): boolean {
  const step = item.baseline - before.baseline
  const isAligned =
    Math.abs(before.start - item.start) <= sameEdge || Math.abs(before.end - item.end) <= sameEdge
  return (
    before.font === item.font &&
    before.size === item.size &&
    isAligned &&
    step > 0.9 * item.size &&
    step <= mostStep * item.size
  )
}
