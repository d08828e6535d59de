import type { Box } from './find-gutter.ts'
import { hasRoom } from './has-room.ts'

interface NameBox extends Box {
  readonly text: string
  readonly font: string
  readonly lastBaseline?: number
}

const longestFirst = 90
const longestSecond = 40

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
