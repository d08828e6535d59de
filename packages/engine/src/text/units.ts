import { isCapital, isDigit, isPlainLetter, isSmall, isSpace } from './letters/character-kinds.ts'
import { isCaseless } from './letters/is-caseless.ts'
import { bulletSigns, lineSigns } from './letters/list-signs.ts'
import { readLetters } from './letters/read-letters.ts'
import type { Span } from './span.ts'

/** A sentence, a bullet or a heading: the smallest piece of a text that says one thing. */
export interface Unit extends Span {
  /** Whether it begins a line of the text. */
  readonly startsLine: boolean
  /** Whether an empty line stands before it. */
  readonly startsParagraph: boolean
}

const bullets: ReadonlySet<number> = new Set([...bulletSigns].map((glyph) => glyph.charCodeAt(0)))
const edges: ReadonlySet<number> = new Set(
  [...bulletSigns, ...lineSigns, '-'].map((glyph) => glyph.charCodeAt(0)),
)
const middleDot = 0xb7
const semicolon = 59
const colon = 58
const fullStop = 46
const exclamationMark = 33
const questionMark = 63
const abbreviation =
  /(?:^|[\s(]|(?<!n)\/)(?:e\.?g|i\.?e|etc|vs|inc|ltd|co|corp|sr|jr|dr|mr|mrs|ms|st|no|approx|rs|pvt|dept|incl|min|max|ca|ph|eur|ph\.d|(?:[a-z]\.)*[a-z])$/i

/**
 * Splits a text into units. A line that is wrapped goes on in the next; a full stop ends a unit even
 * where the space after it was lost ("on time.Prepare invoices").
 */
export function splitUnits(
  text: string,
  letters: Uint16Array = readLetters(text),
  fields: readonly Span[] = [],
): Unit[] {
  const source = { text, letters, fields, isCaseless: isCaseless(text) }
  const cuts = fields.flatMap(({ start, end }) => [start, end])
  const units: Unit[] = []
  let cut = 0
  for (const line of splitLines(source)) {
    let from = line.start
    while (cut < cuts.length && (cuts[cut] ?? 0) <= from) cut += 1
    let nextCut = cuts[cut] ?? nowhere
    for (let at = line.start + 1; at < line.end; at += 1) {
      const code = letters[at] ?? 0
      const isCut = at === nextCut
      if (!isCut && isInside(code)) continue
      while (at === cuts[cut]) cut += 1
      nextCut = cuts[cut] ?? nowhere
      const isBullet = isCut || (code > middleDot && bullets.has(code))
      if (!isBullet && !(isStop(code) && isSentenceEnd(source, at, line))) continue
      const to = isBullet ? at : at + 1
      pushUnit(units, letters, { line, from, to })
      from = to
    }
    pushUnit(units, letters, { line, from, to: line.end })
  }
  return units
}

const nowhere = -1

/** Blanks and letters, as most characters are, end nothing and begin nothing. */
function isInside(code: number): boolean {
  return code === 32 || (code > questionMark && code <= middleDot)
}

/** A text with its letters as `readLetters` gives them. */
interface Source {
  readonly text: string
  readonly letters: Uint16Array
  /** Nobody begins a sentence with a capital here. */
  readonly isCaseless: boolean
  /** Stretches that say one thing each, however many lines they take. */
  readonly fields: readonly Span[]
}

interface Line {
  readonly start: number
  end: number
  readonly startsParagraph: boolean
}

function splitLines({ text, letters, fields }: Source): Line[] {
  const lines: Line[] = []
  let before: Line | undefined
  let startsParagraph = true
  let at = 0
  let field = 0
  while (at <= text.length) {
    const found = text.indexOf('\n', at)
    const end = found === -1 ? text.length : found
    while (field < fields.length && (fields[field]?.end ?? 0) < at) field += 1
    const isInField = (fields[field]?.start ?? at) < at
    if (isInField && before) before.end = end
    else if (isBlank(letters, at, end)) startsParagraph = true
    else if (before && !startsParagraph && isWrapped(letters, before, at)) before.end = end
    else {
      before = { start: at, end, startsParagraph }
      lines.push(before)
      startsParagraph = false
    }
    at = end + 1
  }
  return lines
}

function isBlank(letters: Uint16Array, start: number, end: number): boolean {
  let at = start
  while (at < end && isSpace(letters[at] ?? 0)) at += 1
  return at === end
}

const longLine = 60

/** A long line without an end, followed by one that begins in lower case, is one line that was wrapped. */
function isWrapped(letters: Uint16Array, before: Line, start: number): boolean {
  const first = letters[start] ?? 0
  if (!isSmall(first) && first !== 40 && first !== 38) return false
  if (letteringLength(letters, start, letters.length) > 0) return false
  // What was wrapped before counts from its last line break.
  for (let at = before.end - 1; at >= before.end - longLine; at -= 1)
    if (at < before.start || letters[at] === 10) return false
  let last = before.end - 1
  while (last >= before.end - 4 && isSpace(letters[last] ?? 0)) last -= 1
  const mark = last < before.end - 4 ? 0 : letters[last]
  return mark !== undefined && mark !== colon && !isStop(mark)
}

/** Marks that may end a sentence. */
function isStop(code: number): boolean {
  if (code === fullStop || code === semicolon) return true
  return code === exclamationMark || code === questionMark
}

/** Whether a mark ends a sentence, by what follows it and what stands before. */
function isSentenceEnd({ text, letters, isCaseless }: Source, at: number, line: Span): boolean {
  const code = letters[at]
  if (code === semicolon) return true
  const next = letters[at + 1] ?? 0
  const behind = Math.min(at + 4, text.length)
  const gap = isClosing(next) ? at + 2 : at + 1
  let begin = gap
  while (begin < behind && isSpace(letters[begin] ?? 0)) begin += 1
  const isSpaced = begin > gap && begin < behind
  if (!isSpaced && !(isCapital(next) && isSmall(letters[at + 2] ?? 0))) return false
  if (gap > at + 1 && goesOn(letters[begin] ?? 0)) return false
  if (code !== fullStop) return true
  if (isSpaced && gap === at + 1 && !isCaseless && isSmall(letters[begin] ?? 0)) return false
  if (isNumbering(letters, line.start, at)) return false
  return !abbreviation.test(text.slice(Math.max(line.start, at - 8), at))
}

/** Behind a name in quotes, "Where Do Worms Go?" – design and layout. */
function goesOn(code: number): boolean {
  return isSmall(code) || code === 45 || code === 0x2013 || code === 0x2014
}

/** A number at the beginning of a line is no sentence: "1. Prepare". */
function isNumbering(letters: Uint16Array, start: number, end: number): boolean {
  let at = start
  while (at < end && isSpace(letters[at] ?? 0)) at += 1
  const figures = end - at
  return figures >= 1 && figures <= 2 && isDigit(letters[at] ?? 0) && isDigit(letters[end - 1] ?? 0)
}

function isClosing(code: number): boolean {
  return code === 34 || code === 39 || code === 41 || code === 93
}

interface Piece {
  readonly line: Line
  readonly from: number
  readonly to: number
}

function pushUnit(units: Unit[], letters: Uint16Array, { line, from, to }: Piece): void {
  let start = from
  let end = to
  while (start < end && isEdge(letters[start] ?? 0)) start += 1
  while (end > start && isSpace(letters[end - 1] ?? 0)) end -= 1
  start += numberingLength(letters, start, end)
  if (end <= start) return
  const startsLine = from === line.start
  units.push({ start, end, startsLine, startsParagraph: startsLine && line.startsParagraph })
}

/** Bullets, dashes and white space stand before a unit, not in it. */
function isEdge(code: number): boolean {
  if (isPlainLetter(code)) return false
  return isSpace(code) || edges.has(code) || (code > middleDot && isPicture(code))
}

/** "✅ Fluent English", "👉 You design": a picture before a line, in one or two units of its letters. */
function isPicture(code: number): boolean {
  if (code < 0x2600) return code === joiner
  return code <= 0x27bf || (code >= 0xd83c && code <= 0xdfff) || code === 0x2b50 || code === 0xfe0f
}

const joiner = 0x200d

/** How much the number takes that a unit begins with, and the blank behind it: "2) ", "2.4 ", "(a) ". */
function numberingLength(letters: Uint16Array, start: number, end: number): number {
  const first = letters[start] ?? 0
  if (!isDigit(first)) return letteringLength(letters, start, end)
  return subnumberLength(letters, start, end) || plainNumberLength(letters, start, end)
}

const openBracket = 40
const closeBracket = 41
/** "(viii) ". */
const longestLettering = 6

/** "a) ", "(ii) ". */
function letteringLength(letters: Uint16Array, start: number, end: number): number {
  const first = letters[start] === openBracket ? start + 1 : start
  let at = first
  while (at < start + longestLettering && isSmall(letters[at] ?? 0)) at += 1
  const length = at - first
  if (length === 0 || letters[at] !== closeBracket || !isSpace(letters[at + 1] ?? 0)) return 0
  for (let each = first; length > 1 && each < at; each += 1)
    if (!romanLetters.has(letters[each] ?? 0)) return 0
  return at + 2 < end ? at + 2 - start : 0
}

const romanLetters: ReadonlySet<number> = new Set([...'ivx'].map((letter) => letter.charCodeAt(0)))

/** "2.4 Undertake", but no "2.5 years". */
function subnumberLength(letters: Uint16Array, start: number, end: number): number {
  let at = start + 1
  if (isDigit(letters[at] ?? 0)) at += 1
  if (letters[at] !== fullStop || !isDigit(letters[at + 1] ?? 0)) return 0
  const behind = Math.min(end, start + longestSubnumber)
  while (at < behind && (isDigit(letters[at] ?? 0) || letters[at] === fullStop)) at += 1
  const isBeforeWord =
    isSpace(letters[at] ?? 0) && isCapital(letters[at + 1] ?? 0) && isSmall(letters[at + 2] ?? 0)
  return isBeforeWord ? at + 1 - start : 0
}

const longestSubnumber = 9

function plainNumberLength(letters: Uint16Array, start: number, end: number): number {
  const behind = Math.min(end, start + 6)
  const mark = isDigit(letters[start + 1] ?? 0) ? start + 2 : start + 1
  let at = mark + 1
  if (letters[mark] !== fullStop && letters[mark] !== 41) return 0
  while (at < behind && isSpace(letters[at] ?? 0)) at += 1
  return at > mark + 1 && at < behind ? at - start : 0
}
