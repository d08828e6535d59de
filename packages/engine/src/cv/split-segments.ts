import type { CvText } from './cv.ts'
import { cvText } from './cv-text.ts'
import { foldedWords } from './fold.ts'
import { legalForms } from './lexicon/organisation-words.ts'
import { stateCodes } from './lexicon/place-words.ts'

/**
 * What parts one value from the next on a line. A comma parts weaker and is left to the reader of the value. In
 * anonymised CVs and unfilled templates the placeholders stand where the separators were.
 */
const separator =
  /[ \u00a0]*(?:[._]{4,}|[|•●▪■◦○·∙│┃¦\ue000-\uf8ff]|\t|[ \u00a0]{3,}|ï¼.?|，)[ \u00a0]*|[ \u00a0]{2}(?![,:;.])|[ \u00a0](?:[-–—―~@/]|--|::?|->|=>)[ \u00a0]|(?<=[\p{Ll})])[–—](?=\p{Lu})|[ \t]+(?=Company Name\b|City ?, ?State\b)|(?<=\bCompany Name|\bCity ?, ?State)[ \t]+/gu
const longestLine = 300
const mostSegments = 14

export interface Cut {
  readonly start: number
  readonly end: number
}

/** Splits a stretch at separators and around cuts (dates, contacts), which are left out. */
export function splitSegments(text: string, place: Cut, cuts: readonly Cut[] = []): CvText[] {
  const end = Math.min(place.end, place.start + longestLine)
  const segments: CvText[] = []
  let from = place.start
  const stops = [...cuts].filter((cut) => cut.end > from && cut.start < end)
  for (const stop of [...stops.sort((a, b) => a.start - b.start), { start: end, end }]) {
    if (stop.start > from) segments.push(...splitPlain(text, from, stop.start))
    from = Math.max(from, stop.end)
  }
  return segments.slice(0, mostSegments)
}

function splitPlain(text: string, from: number, to: number): CvText[] {
  const segments: CvText[] = []
  let start = from
  for (const match of text.slice(from, to).matchAll(separator)) {
    pushText(segments, cvText(text, start, from + match.index))
    start = from + match.index + match[0].length
  }
  pushText(segments, cvText(text, start, to))
  return segments
}

/** Splits at commas outside brackets. */
export function splitAtCommas(text: string, { start, end }: Cut): CvText[] {
  const pieces: CvText[] = []
  let depth = 0
  let from = start
  for (let at = start; at < end; at++) {
    const character = text[at]
    if (character === '(' || character === '[') depth++
    else if (character === ')' || character === ']') depth = Math.max(0, depth - 1)
    else if (character === ',' && depth === 0) {
      pushText(pieces, cvText(text, from, at))
      from = at + 1
    }
  }
  pushText(pieces, cvText(text, from, end))
  return pieces.reduce<CvText[]>((whole, piece) => withLegalForm(text, whole, piece), [])
}

/** "Jade River Co., Ltd." is one name. */
function withLegalForm(text: string, pieces: readonly CvText[], piece: CvText): CvText[] {
  const before = pieces.at(-1)
  const isForm =
    !stateCodes.has(piece.text) && foldedWords(piece.text).every((word) => legalForms.has(word))
  const joined = before && isForm ? cvText(text, before.span.start, piece.span.end) : null
  return joined ? [...pieces.slice(0, -1), joined] : [...pieces, piece]
}

function pushText(list: CvText[], value: CvText | null): void {
  if (value) list.push(value)
}
