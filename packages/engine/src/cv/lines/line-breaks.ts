import { eachMatch } from '../../text/patterns/each-match.ts'
import { nameHeading } from '../sections/name-heading.ts'
import { isFullStop } from '../words/end-of-sentence.ts'

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
  const isNote = text.length <= longestNote && breaks.length <= mostLinesOfNote
  return isNote ? breaks.flatMap((line) => sentencesOf(text, line)) : breaks
}

/** Letters of a CV that is written as one paragraph, and its lines with the empty one at its end. */
const longestNote = 1200
const mostLinesOfNote = 3
const shortestNote = 100

/** "Jo Reed, Hull, jo@example.com. Cook, Hill Inn, 2018 to now; before that porter …": all of a CV in one line. */
function sentencesOf(text: string, [from, to]: Line): Line[] {
  const words = text.slice(from, to)
  if (words.length < shortestNote || !words.includes('@') || !ofNote.test(words))
    return [[from, to]]
  const sentences: Line[] = []
  let start = from
  for (const { index, 0: end } of eachMatch(words, endOfPart)) {
    if (end.startsWith('.') && !isFullStop(words, index)) continue
    sentences.push([start, from + index])
    start = from + index + end.length
  }
  return [...sentences, [start, to]]
}

const ofNote = /(?:19|20)\d\d/
const endOfPart =
  /(?:[.;]|[ \t]\|)[ \t]{1,8}(?:(?:and )?(?:before that|prior to that|previously|earlier|formerly|currently|now|then),? (?=\S))?(?=\S)/giu

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
  const heading = headingAtEnd(text, line)
  if (heading > from) {
    pushLine(breaks, text, [from, heading])
    breaks.push([heading, to])
    return
  }
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

/** "… Luxembourg. Education:": where a heading begins that has lost the break before it; 0 where none does. */
function headingAtEnd(text: string, [from, to]: Line): number {
  let end = to
  while (end > from && text.charCodeAt(end - 1) === blank) end--
  if (text.charCodeAt(end - 1) !== colon) return 0
  const [, label = ''] =
    behindStop.exec(text.slice(Math.max(from, end - longestHeading), end)) ?? []
  return label !== '' && nameHeading(label)?.certainty === 'sure' ? end - label.length : 0
}

const blank = 32
const colon = 58
const longestHeading = 44
/** A full stop or a closing bracket, and a few words from a capital on. */
const behindStop = /(?:\p{L}{3}\.|\)\.?|\d\.) (\p{Lu}[\p{L} &]{3,36}:)$/u
