import type { Box } from '../find-gutter.ts'
import { dateLike } from '../reading-order/rejoin-rows.ts'

interface TextBox extends Box {
  readonly text: string
}

/** Lines below a date in its column at most, and letters in each. */
const mostLines = 3
const longestLine = 32
/** In letter sizes. */
const sameLine = 0.3
/** The date itself may take two lines. */
const mostStep = 3.2
/** Points. */
const sameEdge = 2

/**
 * What stands below a date in a narrow column tells where or how the work was, and is drawn before the title to its
 * right: it is set below that title, as if it had been written there.
 */
export function setPlacesBelowTitles<Item extends TextBox>(
  drawn: readonly Item[],
): readonly Item[] {
  const placed: Item[] = []
  for (let at = 0; at < drawn.length; at += 1) {
    const date = drawn[at]
    if (!date) break
    placed.push(date)
    const places = dateLike.test(date.text)
      ? linesBelow(date, drawn.slice(at + 1, at + 1 + mostLines))
      : []
    const title = drawn[at + 1 + places.length]
    const [place] = places
    if (!place || !title || !isBeside(title, date, places)) continue
    const text = places.map((each) => each.text.trim()).join(' ')
    const { start, end, baseline } = title
    placed.push(title, { ...place, text, start, end, baseline: baseline + halfALine * title.size })
    at += places.length + 1
  }
  return placed
}

/** On no other line's baseline. */
const halfALine = 0.6

function linesBelow<Item extends TextBox>(date: Item, next: readonly Item[]): readonly Item[] {
  const below: Item[] = []
  let above: TextBox = date
  for (const item of next) {
    const step = item.baseline - above.baseline
    const isBelow = step > 0.5 * item.size && step <= mostStep * Math.max(above.size, item.size)
    const isPlace = item.text.length <= longestLine && !dateLike.test(item.text)
    if (!isBelow || !isPlace || Math.abs(item.start - date.start) > sameEdge) break
    below.push(item)
    above = item
  }
  return below
}

function isBeside(title: Box, date: Box, places: readonly Box[]): boolean {
  const edge = Math.max(date.end, ...places.map(({ end }) => end))
  return title.start >= edge && Math.abs(title.baseline - date.baseline) <= sameLine * title.size
}
