import { hasRoomTo } from '../has-room.ts'
import { dateLike } from '../reading-order/rejoin-rows.ts'
import { type BrokenBox, joinBroken } from './join-broken.ts'

/** Letters of what a head goes on with at most: the rest of an employer's name. */
const longestRest = 40
/** In letter sizes. */
const sameLine = 0.3
const leastStep = 0.9
const mostStep = 1.7
const roomAtDate = 0.5

/**
 * Joins the head of an entry that had no room beside its date: "Financial Accountant, Penrose" over "Retail Group". Only
 * a head that names two things is one: below a title alone stands the employer.
 */
export function joinWrappedHeads<Item extends BrokenBox>(drawn: readonly Item[]): readonly Item[] {
  const dates = drawn.filter(({ text }) => dateLike.test(text))
  const besideOf = (head: Item): Item | undefined =>
    dates.find(
      ({ start, baseline }) =>
        start >= head.end && Math.abs(baseline - head.baseline) <= sameLine * head.size,
    )
  return joinBroken(drawn, (above, item) => {
    const date = isBelow(above, item) && !besideOf(item) ? besideOf(above) : undefined
    return date !== undefined && !hasRoomTo(date.start - roomAtDate * above.size, above, item)
  })
}

function isBelow(above: BrokenBox, item: BrokenBox): boolean {
  const step = (item.baseline - above.baseline) / item.size
  return (
    Math.abs(item.size - above.size) <= 0.1 * item.size &&
    Math.abs(item.start - above.start) <= 1 &&
    step > leastStep &&
    step <= mostStep &&
    twoThings.test(above.text) &&
    item.text.length <= longestRest &&
    restOfName.test(item.text) &&
    !dateLike.test(item.text)
  )
}

const twoThings = /\p{L}(?:,| at| –| -| [|•·@])\s+\p{L}/u
/** A name in capitals or brackets; a town with its country is a line of its own. */
const restOfName = /^\s*[\p{L}\p{N}(&][^,:|•·]*$/u
