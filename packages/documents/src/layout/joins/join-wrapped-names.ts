import { hasRoom } from '../has-room.ts'
import { type BrokenBox, joinBroken } from './join-broken.ts'

const longestFirst = 90
const longestSecond = 40

/**
 * Joins names in bold that a column has broken because the next word had no room: "BSc (Hons)" over
 * "Physiotherapy". Where the word would have fitted, somebody wanted two lines.
 */
export function joinWrappedNames<Item extends BrokenBox>(
  drawn: readonly Item[],
  isBold: (item: Item) => boolean,
): readonly Item[] {
  return joinBroken(
    drawn,
    (above, item) =>
      isBold(above) && isBold(item) && isBelow(above, item) && !hasRoom(above, item, drawn),
  )
}

function isBelow(before: BrokenBox, item: BrokenBox): boolean {
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
