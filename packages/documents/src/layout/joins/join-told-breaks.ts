import { hasRoom } from '../has-room.ts'
import { readBullet } from '../read-bullet.ts'
import { dateLike } from '../reading-order/rejoin-rows.ts'
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
/** Where hardly a sentence goes on below itself, nothing but a name here and there can be broken. */
const fewSentences = 2
const mostUntold = 0.3

/** Points by which the ends of lines differ that were spread to one edge. */
const sameEdge = 0.75
/** In letter sizes: what a bullet says goes on that far behind its sign. */
const mostHang = 3
const shortRest = 0.8

export type IsBroken = (line: BrokenBox) => boolean

/**
 * How a file tells by itself which of its lines are broken, null where it does not. Word processors draw the blank at which
 * a line was broken, and none behind the last line of a paragraph; others draw one behind each line, or behind none. In
 * justified text all lines end at one edge but the last.
 */
export function readBreaks(drawn: readonly BrokenBox[]): IsBroken | null {
  const pairs = drawn.flatMap((item, at) => {
    const above = drawn[at - 1]
    return above && isBelow(above, item) ? [{ above, item }] : []
  })
  const sentences = pairs.filter(({ above, item }) => goesOnSmall(above, item))
  const told = [endsInBlank, endsAtEdge(sentences)].filter((isBroken) => {
    const isOfBroken = ({ above }: { readonly above: BrokenBox }): boolean => isBroken(above)
    const ofAll = pairs.filter(isOfBroken).length
    const ofSentences = sentences.filter(isOfBroken).length
    const isTold = ofSentences >= leastTold * sentences.length && sentences.length > 0
    const isRare = ofAll <= mostUntold * pairs.length && sentences.length <= fewSentences
    if (ofAll === 0 || !(isTold || isRare) || pairs.length - ofAll < fewestWhole) return false
    const anew = pairs.filter(({ above, item }) => beginsAnew(above, item))
    return anew.filter(isOfBroken).length <= mostStray * anew.length
  })
  return told.length > 0 ? (line) => told.some((isBroken) => isBroken(line)) : null
}

/** An edge at which several lines of sentences end; dates at the right end there as well. */
function endsAtEdge(sentences: readonly { readonly above: BrokenBox }[]): IsBroken {
  const ends = sentences.map(({ above }) => above.end)
  const isAt = (edge: number, end: number): boolean => Math.abs(edge - end) <= sameEdge
  const edges = ends.filter((end) => ends.filter((other) => isAt(other, end)).length > 1)
  return ({ text, end }) =>
    edges.some((edge) => isAt(edge, end)) && /\S\s+\S/.test(text) && !dateLike.test(text)
}

/** Joins names that are broken over lines: "Academy of Culinary Arts " over "Tilleul". */
export function joinToldBreaks<Item extends BrokenBox>(
  drawn: readonly Item[],
  isBroken: IsBroken,
): readonly Item[] {
  const starts = rowStarts(drawn)
  return joinBroken(
    drawn,
    (above, item) =>
      isBroken(above) &&
      isBelow(above, item, starts.get(above)) &&
      (endsInBlank(above) || isRestOfName(above, item)) &&
      above.text.length <= longestFirst &&
      item.text.length <= longestSecond &&
      !/:\s*$/.test(above.text) &&
      !beginsAnew(above, item) &&
      !hasRoom(above, item, drawn),
  )
}

/**
 * A line may end at the edge by chance, and lines that are set to the right do: what goes on with a name is shorter, begins
 * where the name does or behind its bullet, and is no sentence.
 */
function isRestOfName(above: BrokenBox, item: BrokenBox): boolean {
  const hang = readBullet(above.text) === null ? 0 : mostHang * item.size
  const indent = item.start - above.start
  return (
    indent >= -sameEdge &&
    indent <= hang + sameEdge &&
    item.end - item.start <= shortRest * (above.end - above.start) &&
    !/[.;]\s*$/.test(item.text) &&
    (!goesOnSmall(above, item) || /\p{Lu}/u.test(item.text))
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
  return (
    /^\s*\p{Ll}[\p{L}’'-]+(?:\s|$)/u.test(item.text) && /\s[^\s@/]*[\p{L},]\s*$/u.test(above.text)
  )
}

function beginsAnew(above: BrokenBox, item: BrokenBox): boolean {
  if (isSectionName(`${above.text.trim()} ${item.text.trim()}`)) return false
  return beginsItem(above, item) || isSectionName(item.text) || isSectionName(above.text)
}

/** A sign that parts names on the line above, or a dash behind a date, is no bullet. */
function beginsItem(above: BrokenBox, { text }: BrokenBox): boolean {
  if (readBullet(text) === null) return false
  const sign = text.trim().charAt(0)
  return !above.text.trimEnd().slice(1).includes(sign) && !/\d\s*$/.test(above.text)
}
