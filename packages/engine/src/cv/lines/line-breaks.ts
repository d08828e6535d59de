import { eachMatch } from '../../text/patterns/each-match.ts'

const otherEnd = /[\r\v\f\u2028\u2029\u0085]/
const lineEnd = /\r\n|[\n\r\v\f\u2028\u2029\u0085]/g
const longLine = 240
/** With empty lines: far more than any CV has. */
const mostBreaks = 10_000
/** Bullets in the middle of a long line, and headings in capitals before a colon, were lines of their own once. */
// Bounded and tied to the first blank of a run, so that hostile white space costs nothing.
const lostBreak =
  /(?<=\S)[ \t]{1,20}(?=[•●▪■◦‣➢➤►❖\uf0b7\uf0a7][ \t]?\S|\*[ \t]\p{Lu}|\p{Lu}[\p{Lu} &]{5,30}:[ \t])/gu
/** Any of the signs that a lost break stands before. */
const breakSign = /[•●▪■◦‣➢➤►❖\uf0b7\uf0a7*:]/

type Line = readonly [from: number, to: number]

/** From and to of each line; lines that were plainly run together are cut where bullets stand. */
export function lineBreaks(text: string): Line[] {
  const breaks: Line[] = []
  let from = 0
  for (const { at, next } of otherEnd.test(text) ? anyEnds(text) : plainEnds(text)) {
    if (breaks.length > mostBreaks) break
    pushLine(breaks, text, [from, at])
    from = next
  }
  if (breaks.length <= mostBreaks) pushLine(breaks, text, [from, text.length])
  return breaks
}

interface LineEnd {
  readonly at: number
  readonly next: number
}

function plainEnds(text: string): LineEnd[] {
  const ends: LineEnd[] = []
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
    if (ends.length > mostBreaks) break
    ends.push({ at, next: at + 1 })
  }
  return ends
}

function anyEnds(text: string): LineEnd[] {
  return eachMatch(text, lineEnd).map(({ index, 0: end }) => ({
    at: index,
    next: index + end.length,
  }))
}

function pushLine(breaks: Line[], text: string, line: Line): void {
  const [from, to] = line
  const words = to - from > longLine ? text.slice(from, to) : ''
  if (words === '' || !breakSign.test(words)) {
    breaks.push(line)
    return
  }
  let start = from
  for (const match of eachMatch(words, lostBreak)) {
    breaks.push([start, from + match.index])
    start = from + match.index
  }
  breaks.push([start, to])
}
