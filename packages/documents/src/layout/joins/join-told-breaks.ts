import { readBullet } from '../read-bullet.ts'
import { isSectionName } from '../section-names.ts'
import { type BrokenBox, joinBroken } from './join-broken.ts'

/** In letter sizes: the steps from line to line within a paragraph. */
const leastStep = 0.9
const mostStep = 2.2
/** Letters; what is longer is running text, whose lines are joined when it is known which are bullets. */
const longestFirst = 90
const longestSecond = 60
/** Somebody typed a blank behind a line here and there. */
const mostStray = 0.1
/** Where a line filled its column to the edge, the blank had no room and was not drawn. */
const leastTold = 0.5
const fewestWhole = 3

/**
 * Whether a file tells by itself which of its lines are broken: word processors draw the blank at which a line was broken,
 * and none behind the last line of a paragraph. Others draw a blank behind each line, or behind none.
 */
export function tellsBreaks(drawn: readonly BrokenBox[]): boolean {
  const pairs = drawn.flatMap((item, at) => {
    const above = drawn[at - 1]
    return above && isBelow(above, item) ? [{ above, item }] : []
  })
  const sentences = pairs.filter(({ above, item }) => goesOnSmall(above, item))
  const anew = pairs.filter(({ above, item }) => beginsAnew(above, item))
  return (
    sentences.length > 0 &&
    countBroken(sentences) >= leastTold * sentences.length &&
    countBroken(anew) <= mostStray * anew.length &&
    pairs.length - countBroken(pairs) >= fewestWhole
  )
}

function countBroken(pairs: readonly { readonly above: BrokenBox }[]): number {
  return pairs.filter(({ above }) => endsInBlank(above)).length
}

/** Joins names that are broken over lines, in a file that tells it: "Academy of Culinary Arts " over "Tilleul". */
export function joinToldBreaks<Item extends BrokenBox>(drawn: readonly Item[]): readonly Item[] {
  const starts = rowStarts(drawn)
  return joinBroken(
    drawn,
    (above, item) =>
      isBelow(above, item, starts.get(above)) &&
      endsInBlank(above) &&
      above.text.length <= longestFirst &&
      item.text.length <= longestSecond &&
      !/:\s*$/.test(above.text) &&
      !beginsAnew(above, item) &&
      !goesOnSmall(above, item),
  )
}

/** Where the lines begin in which the pieces stand: below a date and a title a word may go on below the date. */
function rowStarts<Item extends BrokenBox>(drawn: readonly Item[]): ReadonlyMap<Item, number> {
  const starts = new Map<Item, number>()
  let before: Item | undefined
  for (const item of drawn) {
    const isSameRow = before && item.baseline === before.baseline && item.start >= before.end
    const start = before && isSameRow ? starts.get(before) : undefined
    starts.set(item, start ?? item.start)
    before = item
  }
  return starts
}

function isBelow(above: BrokenBox, item: BrokenBox, start = above.start): boolean {
  const step = (item.baseline - above.baseline) / item.size
  return (
    Math.abs(item.size - above.size) <= 0.1 * item.size &&
    step > leastStep &&
    step <= mostStep &&
    item.start < above.end &&
    item.end > start
  )
}

function endsInBlank({ text }: BrokenBox): boolean {
  return /\S\s+$/.test(text)
}

function goesOnSmall(above: BrokenBox, item: BrokenBox): boolean {
  return /^\s*\p{Ll}\S*\s/u.test(item.text) && /[\p{L},]\s*$/u.test(above.text)
}

function beginsAnew(above: BrokenBox, item: BrokenBox): boolean {
  if (isSectionName(`${above.text.trim()} ${item.text.trim()}`)) return false
  return readBullet(item.text) !== null || isSectionName(item.text) || isSectionName(above.text)
}
