import { firstIndex } from '../../text/first-index.ts'
import { eachMatch } from '../../text/patterns/each-match.ts'
import type { LayoutLine, Span } from '../cv.ts'

/** A text whose blanks are as wide as people type them, and where its stretches stood before. */
export interface NarrowText {
  readonly text: string
  /** The layout at offsets of the narrow text. */
  readonly layout: readonly LayoutLine[]
  /** A span of the narrow text in the one that was given. */
  readonly widen: (span: Span) => Span
}

/** Fewer wide blanks than this are columns, or slips. */
const fewestWide = 8
const fewestStretched = 20
/** Of the blanks between two words, in a text whose lines were stretched to its margins. */
const leastShare = 0.6
/** A stretched blank is no wider; columns are. */
const widestStretched = 3

/**
 * Makes blanks narrow that are wide all through a text: every one doubled, or lines stretched to their margins. Wide
 * blanks elsewhere part columns and stay. Null where the text is as people type it.
 */
export function narrowBlanks(text: string, layout: readonly LayoutLine[]): NarrowText | null {
  if (!hasManyWide(text)) return null
  const { unit, share, wide } = innerBlanks(text)
  if (unit > 1) return narrowed(text, layout, (width) => Math.round(width / unit))
  if (wide < fewestStretched || share < leastShare) return null
  return narrowed(text, layout, (width, isIndent) =>
    !isIndent && width <= widestStretched ? 1 : width,
  )
}

function hasManyWide(text: string): boolean {
  let count = 0
  for (let at = text.indexOf('  '); at >= 0 && count < fewestWide; count++) {
    at += 2
    while (text.charCodeAt(at) === blank) at++
    at = text.indexOf('  ', at)
  }
  return count >= fewestWide
}

const blank = 32
const blanks = / +/g
const lineEnds = '\r\n'

/** How wide the blanks between words are: what divides all widths, and how many and what share is wide. */
function innerBlanks(text: string): { unit: number; share: number; wide: number } {
  let unit = 0
  let count = 0
  let wide = 0
  for (let at = text.indexOf(' '); at >= 0; ) {
    let end = at + 1
    while (text.charCodeAt(end) === blank) end++
    if (!isIndent(text, at) && !isAtEnd(text, end)) {
      if (unit !== 1) unit = commonDivisor(end - at, unit)
      if (end - at > 1) wide++
      count++
    }
    at = text.indexOf(' ', end)
  }
  return { unit, share: wide / Math.max(1, count), wide }
}

function isAtEnd(text: string, at: number): boolean {
  return at === text.length || lineEnds.includes(text[at] ?? '')
}

function isIndent(text: string, at: number): boolean {
  return at === 0 || lineEnds.includes(text[at - 1] ?? '')
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}

function narrowed(
  text: string,
  layout: readonly LayoutLine[],
  widthOf: (width: number, isIndent: boolean) => number,
): NarrowText {
  const parts: string[] = []
  /** Where each kept stretch begins, here and there, in rising order. */
  const begins: { readonly here: number; readonly there: number }[] = []
  let here = 0
  let there = 0
  for (const { 0: run, index } of eachMatch(text, blanks)) {
    const kept = widthOf(run.length, isIndent(text, index))
    const part = text.slice(there, index + kept)
    parts.push(part)
    begins.push({ here, there })
    here += part.length
    there = index + run.length
  }
  parts.push(text.slice(there))
  begins.push({ here, there })
  const find = (offset: number, side: 'here' | 'there') => {
    const begin = begins[lastAt(begins, (own) => own[side] <= offset)] ?? { here: 0, there: 0 }
    return begin[side === 'here' ? 'there' : 'here'] + offset - begin[side]
  }
  return {
    text: parts.join(''),
    layout: layout.map((line) => {
      const offset = find(line.offset, 'there')
      return { ...line, offset, length: find(line.offset + line.length, 'there') - offset }
    }),
    widen: ({ start, end }) => ({
      start: find(start, 'here'),
      end: end > start ? find(end - 1, 'here') + 1 : find(start, 'here'),
    }),
  }
}

/** The last index for which a condition holds that holds up to some point. */
function lastAt<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return Math.max(0, firstIndex(items, (item) => !holds(item)) - 1)
}
