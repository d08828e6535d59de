import { hasRoom } from '../has-room.ts'
import { type BrokenBox, joinBroken } from './join-broken.ts'

const longestFirst = 90
const longestSecond = 40

/**
 * Joins names in bold that a column has broken because the next word had no room: "BSc (Hons)" over
 * "Physiotherapy". Where the word would have fitted, somebody wanted two lines. What has wrapped once may go on with the
 * rest of another name: "Cookery, Norham Catering" over "College".
 */
export function joinWrappedNames<Item extends BrokenBox>(
  drawn: readonly Item[],
  isBold: (font: string) => boolean,
): readonly Item[] {
  const wrapped = new Set<Item>()
  return joinBroken(drawn, (above, item) => {
    const font = firstFontOf(item)
    const isName = isBold(font) || (wrapped.has(above) && restOfName.test(item.text))
    const isWrapped =
      isName && font === lastFontOf(above) && isBelow(above, item) && !hasRoom(above, item, drawn)
    if (isWrapped) wrapped.add(item)
    return isWrapped
  })
}

const restOfName = /^\s*\p{Lu}[\p{L}’' -]*$/u

function firstFontOf({ firstFont, font }: BrokenBox): string {
  return firstFont ?? font
}

function lastFontOf({ lastFont, font }: BrokenBox): string {
  return lastFont ?? font
}

function isBelow(before: BrokenBox, item: BrokenBox): boolean {
  const step = item.baseline - before.baseline
  return (
    before.size === item.size &&
    Math.abs(before.start - item.start) <= 1 &&
    step > 0.9 * item.size &&
    step <= 1.6 * item.size &&
    before.text.length <= longestFirst &&
    item.text.length <= longestSecond &&
    !/[.:;|]\s*$/.test(before.text)
  )
}
