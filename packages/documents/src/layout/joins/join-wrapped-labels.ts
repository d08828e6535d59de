import type { Box } from '../find-gutter.ts'
import { isSectionName } from '../section-names.ts'
import { spaceBetween } from './join-broken.ts'

interface LabelBox extends Box {
  readonly text: string
  readonly font: string
  readonly lastBaseline?: number
}

const mostStep = 1.6
/** Points by which the edges of lines below each other differ. */
const sameEdge = 1

/** Lines that the name of a section is broken into at most. */
const mostLines = 3

/** Joins the name of a section that a narrow column has broken: "Work" over "Experience". */
export function joinWrappedLabels<Item extends LabelBox>(drawn: readonly Item[]): readonly Item[] {
  const joined: Item[] = []
  for (let at = 0; at < drawn.length; ) {
    const whole = nameFrom(drawn, at)
    for (const item of whole ? [whole.name] : drawn.slice(at, at + 1)) joined.push(item)
    at += whole?.lines ?? 1
  }
  return joined
}

/** The name that begins there and goes on below, the longest one. */
function nameFrom<Item extends LabelBox>(
  drawn: readonly Item[],
  from: number,
): { readonly name: Item; readonly lines: number } | null {
  let name = drawn[from]
  let longest: { name: Item; lines: number } | null = null
  for (let lines = 2; lines <= mostLines; lines += 1) {
    const above = drawn[from + lines - 2]
    const item = drawn[from + lines - 1]
    if (!name || !above || !item || !isBelow(above, item)) break
    name = withNext(name, item)
    if (isSectionName(name.text)) longest = { name, lines }
  }
  return longest
}

function withNext<Item extends LabelBox>(before: Item, item: Item): Item {
  return {
    ...before,
    text: wholeName(before.text.trim(), item.text.trim()),
    start: Math.min(before.start, item.start),
    end: Math.max(before.end, item.end),
    lastBaseline: item.baseline,
  }
}

function isBelow(before: LabelBox, item: LabelBox): boolean {
  const step = item.baseline - before.baseline
  const [start, end] = [item.start - before.start, item.end - before.end]
  // At one edge, or centred.
  const isAligned = [start, end, (start + end) / 2].some((step) => Math.abs(step) <= sameEdge)
  return (
    before.font === item.font &&
    before.size === item.size &&
    isAligned &&
    step > 0.9 * item.size &&
    step <= mostStep * item.size
  )
}

/** A column narrower than a word breaks it: "CERTIFICATE" over "S". */
function wholeName(above: string, below: string): string {
  const isBrokenWord = below.length <= longestEnd && isSectionName(above + below)
  return above + (isBrokenWord ? '' : spaceBetween(above, below)) + below
}

const longestEnd = 4
