import { eachMatch } from '../../text/patterns/each-match.ts'
import type { CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { stateCodes } from '../lexicon/place-words.ts'
import { sign, signedWords } from './word-signs.ts'

/**
 * What parts one value from the next on a line. A comma parts weaker and is left to the reader of the value. In
 * anonymised CVs and unfilled templates the placeholders stand where the separators were.
 */
const separator =
  /[ \u00a0]*(?:[._]{4,}|[|•●▪■◦○·∙⋅⋄◇◆♦∣│┃¦☎✆✉\ue000-\uf8ff]\ufe0f?|\t|[ \u00a0]{3,}|ï¼.?|，)[ \u00a0]*|[ \u00a0]{2}(?![,:;.]|(?:of|and|at|in|for|to|the|with|on|a|de)\b)|[ \u00a0](?:[-–—―~@/>»›★☆]|--|\/\/|::?|->|=>)[ \u00a0]|[ \u00a0]@(?=\p{Lu})|(?<=[\p{Ll})])[–—](?=\p{Lu})|[ \t]+(?=Company Name\b|City ?, ?State\b)|(?<=\bCompany Name|\bCity ?, ?State)[ \t]+/gu
/** Before a telephone number, an address or a link; asked for only where a line has any such sign. */
const icon = '[ \\u00a0]*[📞📱📧📩🔗🌐💼]\\ufe0f?[ \\u00a0]*'
const separatorOrIcon = new RegExp(`${icon}|${separator.source}`, 'gu')
/** What each kind of `separator` has in it; beyond plain letters anything might be one. */
const maySplit = /[^\0-~]|[|\t~@]|[._]{4}| {2}| [-/:=>]|Company Name|City ?, ?State/
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
  const words = text.slice(from, to)
  let start = from
  const sign = hasIcon(words) ? separatorOrIcon : separator
  for (const match of maySplit.test(words) ? eachMatch(words, sign) : []) {
    pushText(segments, cvText(text, start, from + match.index))
    start = from + match.index + match[0].length
  }
  pushText(segments, cvText(text, start, to))
  return segments
}

/** The first half of what such signs are made of. */
function hasIcon(words: string): boolean {
  return words.includes('\ud83d') || words.includes('\ud83c')
}

/** Splits at commas and semicolons outside brackets. */
export function splitAtCommas(text: string, { start, end }: Cut): CvText[] {
  const pieces: CvText[] = []
  let depth = 0
  let from = start
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code === openBracket || code === openSquare) depth++
    else if (code === closeBracket || code === closeSquare) depth = Math.max(0, depth - 1)
    else if ((code === comma || code === semicolon) && depth === 0) {
      pushPiece(text, pieces, cvText(text, from, at))
      from = at + 1
    }
  }
  pushPiece(text, pieces, cvText(text, from, end))
  return pieces
}

const comma = 44
const semicolon = 59
const openBracket = 40
const closeBracket = 41
const openSquare = 91
const closeSquare = 93

/** "Jade River Co., Ltd." is one name. */
function pushPiece(text: string, pieces: CvText[], piece: CvText | null): void {
  if (!piece) return
  const before = pieces.at(-1)
  const joined =
    before && isLegalForm(piece.text) ? cvText(text, before.span.start, piece.span.end) : null
  if (joined) pieces[pieces.length - 1] = joined
  else pieces.push(piece)
}

function isLegalForm(value: string): boolean {
  const { signs } = signedWords(value)
  return !stateCodes.has(value) && signs.every((own) => (own & sign.legalForm) !== 0)
}

function pushText(list: CvText[], value: CvText | null): void {
  if (value) list.push(value)
}
