import { isCapital, isDigit, isSmall } from '../letters/character-kinds.ts'
import { SliceTable } from '../tables/slice-table.ts'
import { foldWord } from './fold-word.ts'
import { singular, wordRoot } from './word-forms.ts'

/** A word as it is spelt, with its forms. */
export interface Spelling {
  /** Folded: lower case, no accents. */
  readonly word: string
  /** Its singular, and its root without verb endings: what phrases are compared by. */
  readonly base: string
  readonly root: string
}

/**
 * The word data has 18,000 spellings and comes first. What is past the last number is read anew each
 * time, so that texts of any kind fill no memory.
 */
export const mostSpellings = 48_000
const longestKept = 40
/**
 * What is noted of a word in its record, and where: whoever reads a text touches it for every word, so
 * all that is asked of every word stands there, side by side.
 */
export const wordNotes = {
  root: 0,
  glued: 1,
  /** For `PhraseIndex`: of which indexes the word is known to begin no phrase, a bit for each. */
  silent: 2,
  /** For the first two indexes of phrases, three each. */
  beginnings: 3,
  /** For `WordWeights`. */
  weight: 9,
  /** For `detectLanguage`. */
  languages: 10,
  /** For `WordTrait`. */
  kind: 11,
} as const
const notes = 12
const numbers = new SliceTable(mostSpellings, notes)
const spellings: Spelling[] = []
const numbersByRoot = new Map<string, number>()
/** One string for each root, whatever the spelling: tables then find it without comparing letters. */
const roots: string[] = []

/**
 * Where the record of a word is, as it is spelt in a text. Each spelling gets one when it is first
 * met, as most words stood in texts before; 0 for what came after the last.
 */
export function recordSpelling(source: Source, start: number, end: number): number {
  const { text, letters, near } = source
  if (end - start > longestKept) return 0
  if (numbers.isOf(near, letters, { start, end })) return near
  const known = numbers.find(letters, start, end)
  if (known > 0) return known
  const record = numbers.add(letters, start, end)
  if (record === 0) return 0
  const raw = detached(text.slice(start, end))
  const spelling = readSpelling(raw)
  const rootNumber = numberRoot(spelling.root)
  spellings.push({ ...spelling, root: roots[rootNumber - 1] ?? spelling.root })
  numbers.keep(record, wordNotes.root, rootNumber)
  numbers.keep(record, wordNotes.glued, findGlued(raw))
  return record
}

/**
 * Fetches what is recorded of many words, given by their bounds two by two, before it is asked for, and
 * says of the first thousands where each seems to be recorded.
 */
export function fetchSpellings(
  { letters }: Pick<Source, 'letters'>,
  bounds: Int32Array,
  count: number,
): Int32Array {
  return numbers.fetch(letters, bounds, count)
}

/** A text with its letters as `readLetters` gives them. */
interface Source {
  readonly text: string
  readonly letters: Uint16Array
  /** Where the word seems to be recorded; 0 for nowhere. */
  readonly near: number
}

/** The number of a recorded spelling: tables can note by it what they know of the word. */
export function numberAt(record: number): number {
  return numbers.numberAt(record)
}

/** The number of a recorded spelling's root. */
export function rootNumberAt(record: number): number {
  return numbers.noteAt(record, wordNotes.root)
}

/** Where a recorded spelling would be parted if it were two words; 0 where nothing looks like it. */
export function gluedAt(record: number): number {
  return numbers.noteAt(record, wordNotes.glued)
}

/** What was noted in a word's record; 0 where nothing was, or where it has none. */
export function wordNote(record: number, note: number): number {
  return numbers.noteAt(record, note)
}

/** Notes something in a word's record, unless it has none. */
export function noteWord(record: number, note: number, value: number): void {
  if (record > 0) numbers.keep(record, note, value)
}

/** Reads the forms of a word. */
export function readSpelling(raw: string): Spelling {
  const word = foldWord(withoutStops(raw))
  const ownRoot = wordRoot(word)
  return { word, base: singular(word), root: roots[findRootNumber(ownRoot) - 1] ?? ownRoot }
}

/** "R.N." is spelt as "RN" is. */
export function withoutStops(written: string): string {
  return written.charAt(1) === '.' ? written.replaceAll('.', '') : written
}

/** The forms of a recorded word. */
export function spellingAt(record: number): Spelling {
  const spelling = spellings[numberAt(record) - 1]
  if (!spelling) throw new Error('No word is recorded there.')
  return spelling
}

/** The number of a root, which it gets now where it has none. */
export function numberRoot(root: string): number {
  const known = numbersByRoot.get(root)
  if (known !== undefined) return known
  roots.push(root)
  numbersByRoot.set(root, roots.length)
  return roots.length
}

/** The number of a root; 0 where it has none. */
export function findRootNumber(root: string): number {
  return numbersByRoot.get(root) ?? 0
}

/** The root of a number; nothing where there is none. */
export function rootOfNumber(number: number): string {
  return roots[number - 1] ?? ''
}

/** A slice keeps the whole text alive that it was cut from; this copy does not. */
function detached(slice: string): string {
  return ` ${slice}`.slice(1)
}

const leastShouted = 5

/**
 * Where a word turns from lower to upper case or from letters to figures, as where a line break was
 * lost ("weekReports", "Requirements5", "DUTIESPrepare"), or a version is told ("HTML5", "ISO9001").
 */
export function findGlued(raw: string): number {
  let shouted = isCapital(raw.charCodeAt(0)) ? 1 : 0
  for (let i = 1; i < raw.length; i += 1) {
    const isLarge = isCapital(raw.charCodeAt(i))
    if (!isLarge && shouted > leastShouted && i + 1 < raw.length && isLowerPair(raw, i))
      return i - 1
    if (shouted > 2 && isDigit(raw.charCodeAt(i))) return i
    shouted = isLarge ? shouted + 1 : 0
    if (i < 2 || !isSmall(raw.charCodeAt(i - 1))) continue
    if (isLarge && i < raw.length - 1) return i
    if (isDigit(raw.charCodeAt(i)) && i >= 4) return i
  }
  return 0
}

function isLowerPair(raw: string, at: number): boolean {
  return isSmall(raw.charCodeAt(at)) && isSmall(raw.charCodeAt(at + 1))
}
