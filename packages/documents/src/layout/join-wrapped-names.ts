import type { Box } from './find-gutter.ts'

interface NameBox extends Box {
  readonly text: string
  readonly font: string
  readonly lastBaseline?: number
}

const longestFirst = 90
const longestSecond = 40
/** Lines that begin here or at a bullet's indent belong to one column, in points. */
const columnIndent = 25

/**
 * Joins names in bold that a column has broken because the next word had no room: "BSc (Hons)" over
 * "Physiotherapy". Where the word would have fitted, somebody wanted two lines.
 */
export function joinWrappedNames<Item extends NameBox>(
  drawn: readonly Item[],
  isBold: (item: Item) => boolean,
): readonly Item[] {
  const joined: Item[] = []
  let above: Item | undefined
  for (const item of drawn) {
    const before = joined.at(-1)
    const isBroken =
      above && isBold(above) && isBold(item) && isBelow(above, item) && !hasRoom(above, item, drawn)
    above = item
    if (before && isBroken) {
      const space = /\p{L}-$/u.test(before.text) ? '' : ' '
      joined[joined.length - 1] = {
        ...before,
        text: before.text.trimEnd() + space + item.text.trimStart(),
        end: Math.max(before.end, item.end),
        lastBaseline: item.baseline,
      }
    } else joined.push(item)
  }
  return joined
}

function isBelow(before: NameBox, item: NameBox): boolean {
  const step = item.baseline - before.baseline
  return (
    before.font === item.font &&
    before.size === item.size &&
    Math.abs(before.start - item.start) <= 1 &&
    step > 0.9 * item.size &&
    step <= 1.6 * item.size &&
    before.text.length <= longestFirst &&
    item.text.length <= longestSecond &&
    !/[.:;|]\s*$/.test(before.text)
  )
}

/** Whether the first word of the next line would have fitted behind this one. */
function hasRoom(before: NameBox, next: NameBox, drawn: readonly NameBox[]): boolean {
  const [word = ''] = next.text.trim().split(/\s/)
  const letters = Math.max(1, next.text.trim().length)
  const width = ((next.end - next.start) * word.length) / letters
  return before.end + 0.25 * before.size + width <= rightBound(before, drawn)
}

/** Where the text beside it begins, or else where the longest line of its column ends. */
function rightBound(item: NameBox, drawn: readonly NameBox[]): number {
  let beside = Number.POSITIVE_INFINITY
  let widest = item.end
  for (const other of drawn) {
    const isBeside = Math.abs(other.baseline - item.baseline) <= 0.3 * item.size
    if (isBeside && other.start >= item.end) beside = Math.min(beside, other.start)
    const indent = other.start - item.start
    if (indent >= -3 && indent <= columnIndent) widest = Math.max(widest, other.end)
  }
  return Math.min(beside - 0.5 * item.size, widest)
}
