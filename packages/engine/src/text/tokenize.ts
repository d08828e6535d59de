import { foldWord } from './forms/fold-word.ts'
import {
  fetchSpellings,
  findGlued,
  findRootNumber,
  gluedAt,
  numberAt,
  readSpelling,
  recordSpelling,
  rootNumberAt,
  type Spelling,
  spellingAt,
  wordNote,
  wordNotes,
} from './forms/spelling.ts'
import { singular } from './forms/word-forms.ts'
import { isCapital, isDigit } from './letters/character-kinds.ts'
import { readLetters } from './letters/read-letters.ts'
import { bounds, findWords, fullStop } from './word-bounds.ts'

/**
 * A word of a text, where it stands, and how it hangs on the word before it. Most of the work needs
 * its numbers only; its letters are fetched when somebody asks.
 */
export class Token {
  // Declared only: a field that is set up before it gets its value is written twice.
  declare readonly start: number
  declare readonly end: number
  /** Whether a comma, a sentence's end, a bullet or a new paragraph stands before it. */
  declare readonly isApart: boolean
  /** Where its spelling is recorded; 0 where that came after the last one kept. */
  declare readonly record: number
  /** The number of its root; 0 where its spelling has none and no other had the root. */
  declare readonly rootNumber: number
  /** Its forms, where its spelling has no record. */
  readonly #own: Spelling | null
  /** A note of the process, and none of what is told: the same word may have one later on. */
  readonly #kind: number

  constructor({ text, isApart, record }: Reading, start: number, end: number) {
    this.start = start
    this.end = end
    this.isApart = isApart
    this.record = record
    this.#own = record === 0 ? readSpelling(text.slice(start, end)) : null
    this.rootNumber = this.#own ? findRootNumber(this.#own.root) : rootNumberAt(record)
    this.#kind = wordNote(record, wordNotes.kind)
  }

  /** What was known of it by itself when it was read, for `WordTrait`: at hand, where the record is elsewhere. */
  get kind(): number {
    return this.#kind
  }

  /** The number of its spelling; 0 where that has no record. */
  get spelling(): number {
    return numberAt(this.record)
  }

  /** The word folded: lower case, no accents. */
  get word(): string {
    return (this.#own ?? spellingAt(this.record)).word
  }

  /** Its singular. Phrases are compared by it and by the root. */
  get base(): string {
    return (this.#own ?? spellingAt(this.record)).base
  }

  /** Its singular without verb endings. */
  get root(): string {
    return (this.#own ?? spellingAt(this.record)).root
  }

  /** What is told of it: the text's part of it, and none of the numbers that a process gives. */
  toJSON(): Pick<Token, 'start' | 'end' | 'isApart' | 'word'> {
    const { start, end, isApart, word } = this
    return { start, end, isApart, word }
  }
}

/** How far the reading of a text has come: one for the whole text, so that a word needs none of its own. */
interface Reading {
  readonly text: string
  readonly letters: Uint16Array
  readonly knows: (word: string) => boolean
  readonly tokens: Token[]
  /** Of the word being read. */
  isApart: boolean
  /** Where its spelling is recorded, or 0. */
  record: number
  /** Where its spelling seems to be recorded, by what was fetched. */
  near: number
}

/**
 * The only tokenizer: it keeps C++, C#, F# and .NET whole, splits "Node.js", "CI/CD" and "K-12" into
 * words that hang together, and never looks at meaning. `knows` splits words that lost the space
 * between them ("weekReports") where the whole is unknown.
 */
export function tokenize(text: string, knows: (word: string) => boolean = () => true): Token[] {
  const letters = readLetters(text)
  const reading: Reading = { text, letters, knows, tokens: [], isApart: true, record: 0, near: 0 }
  const count = findWords(reading)
  const fetched = fetchSpellings(reading, bounds, count)
  for (let i = 0; i < count; i += 1) {
    const start = bounds[i * 2] ?? 0
    reading.near = fetched[i] ?? 0
    let before = i === 0 ? 0 : (bounds[i * 2 - 1] ?? 0)
    // "R.N. license" is a phrase, "e.g. license" is not.
    const isShort = letters[before] === fullStop && letters[before - 2] === fullStop
    if (isShort && isCapital(letters[before - 1] ?? 0)) before += 1
    reading.isApart =
      isApart(letters, before, start) || (letters[before] === 10 && isBelowHeading(reading, before))
    pushWord(reading, start, bounds[i * 2 + 1] ?? 0)
  }
  return reading.tokens
}

/** The number of a token's root; 0 where no spelling that was kept has the root. */
export function numberOfRoot(token: Pick<Token, 'root' | 'rootNumber'>): number {
  return token.rootNumber || findRootNumber(token.root)
}

/** Takes in a word, or the words that it was glued together from. */
function pushWord(reading: Reading, from: number, end: number): void {
  const { text, knows, tokens } = reading
  let start = from
  while (start < end) {
    reading.record = recordSpelling(reading, start, end)
    const glued = reading.record > 0 ? gluedAt(reading.record) : findGlued(text.slice(start, end))
    const mayBeKnown = glued === 0 || end - start <= longestKnown
    const whole = mayBeKnown ? new Token(reading, start, end) : null
    if (whole && (glued === 0 || knows(whole.base) || isCode(reading, start, start + glued))) {
      tokens.push(whole)
      return
    }
    const cut = cutOf(reading, { start, end, first: start + glued })
    reading.record = recordSpelling(reading, start, cut)
    tokens.push(new Token(reading, start, cut))
    reading.isApart = true
    start = cut
  }
}

/** No name that anybody knows is longer, so a text without blanks is not read over and over. */
const longestKnown = 40

interface GluedWord {
  readonly start: number
  readonly end: number
  /** Where it could be parted first. */
  readonly first: number
}

/** No name that anybody knows has more parts, so "aAaAaA" is not tried over and over. */
/** "COCN1" is a code of its own, and "HTML5" a version of what is known. */
function isCode({ text, letters, knows }: Reading, start: number, cut: number): boolean {
  return (
    isCapital(letters[cut - 1] ?? 0) &&
    isDigit(letters[cut] ?? 0) &&
    !knows(text.slice(start, cut).toLowerCase())
  )
}

const mostParts = 4

/** "PowerPointPreferred" is PowerPoint and Preferred: the longest name at the front stays whole. */
function cutOf({ text, knows }: Reading, { start, end, first }: GluedWord): number {
  let cut = first
  let at = first
  for (let parts = 2; parts <= mostParts && at < end && at - start <= longestKnown; parts += 1) {
    // What stands further behind belongs to no known name.
    const rest = findGlued(text.slice(at, Math.min(end, start + longestKnown * 2)))
    if (rest === 0) return cut
    at += rest
    if (knows(singular(foldWord(text.slice(start, at))))) cut = at
  }
  return cut
}

/** How headings end that would make a name with the first word below: "Work History" above "Teacher" is no history teacher. */
const headingEnds = new Set(
  'history experience education employment background training skills summary profile'.split(' '),
)
const longestHeading = 26
const [shortestEnd, longestEnd] = [6, 10]

/** Whether the words before are a heading and a line of their own. */
function isBelowHeading({ letters, tokens }: Reading, end: number): boolean {
  const last = tokens[tokens.length - 1]
  if (!last || end - last.start < shortestEnd || last.end - last.start > longestEnd) return false
  let at = end - 1
  while (at >= 0 && letters[at] !== 10 && at >= end - longestHeading) at -= 1
  return at >= end - longestHeading && headingEnds.has(last.word)
}

/** Whether what stands between two words parts them, so that no phrase reaches across. */
function isApart(letters: Uint16Array, start: number, end: number): boolean {
  if (start === 0) return true
  // "IR(ME)R" is one name.
  if (end - start === 1 && (letters[start] === 40 || letters[start] === 41)) return false
  let lineBreaks = 0
  for (let i = start; i < end; i += 1) {
    const code = letters[i] ?? 0
    if (code === 10) lineBreaks += 1
    else if (code === 45 && lineBreaks > 0 && isBlank(letters[i + 1] ?? 0)) return true
    else if (code === fullStop) {
      if (i + 1 < end) return true
    } else if (!isJoining(code)) return true
  }
  return lineBreaks > 1
}

/** A hyphen at the beginning of a line, with a blank behind it, is a bullet. */
function isBlank(code: number): boolean {
  return code === 32 || code === 9 || code === 160
}

/** Space, tab, hyphens, slash, ampersand, apostrophes, a carriage return and quotes part no phrase. */
function isJoining(code: number): boolean {
  if (code === 32 || code === 45 || code === 47 || code === 38 || code === 39) return true
  if (code === 9 || code === 13 || code === 160 || code === 34) return true
  return code === 0xad || (code >= 0x2000 && code <= 0x2012) || code === 0x2019
}
