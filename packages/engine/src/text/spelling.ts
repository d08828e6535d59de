import { foldWord } from './fold-word.ts'
import { SliceTable } from './slice-table.ts'
import { singular, wordRoot } from './word-forms.ts'

/** A word as it is spelt, with its forms. */
export interface Spelling {
  /** Of its own, so that tables can note what they know of it; 0 where it came after the last. */
  readonly number: number
  /** Folded: lower case, no accents. */
  readonly word: string
  /** Its singular, and its root without verb endings: what phrases are compared by. */
  readonly base: string
  readonly root: string
  /** Of its root; 0 where the spelling has no number and no other had the root. */
  readonly rootNumber: number
  /** Where words that lost the space between them would be parted; 0 where nothing looks like it. */
  readonly gluedAt: number
}

/**
 * The word data has 18,000 spellings and comes first. What is past the last number is read anew each
 * time, so that texts of any kind fill no memory.
 */
export const mostSpellings = 48_000
const longestKept = 40
const numbers = new SliceTable(mostSpellings)
const spellings: Spelling[] = []
const rootNumbers = new Map<string, number>()
/** One string for each root, whatever the spelling: tables then find it without comparing letters. */
const roots: string[] = []

/** Reads the forms of a word of a text, each spelling once: most words stood in texts before. */
export function readSpelling(text: string, start: number, end: number): Spelling {
  const known = spellings[numbers.find(text, start, end) - 1]
  if (known) return known
  const number = end - start > longestKept ? 0 : numbers.add(text, start, end)
  if (number === 0) return toSpelling(text.slice(start, end), 0)
  const spelling = toSpelling(detached(text.slice(start, end)), number)
  spellings.push(spelling)
  return spelling
}

/** The number of a root, which it gets now where it has none. */
export function numberRoot(root: string): number {
  const known = rootNumbers.get(root)
  if (known !== undefined) return known
  roots.push(root)
  rootNumbers.set(root, roots.length)
  return roots.length
}

/** The number of a root; 0 where it has none. */
export function findRootNumber(root: string): number {
  return rootNumbers.get(root) ?? 0
}

function toSpelling(raw: string, number: number): Spelling {
  const word = foldWord(raw)
  const base = singular(word)
  const ownRoot = wordRoot(word)
  const rootNumber = number > 0 ? numberRoot(ownRoot) : findRootNumber(ownRoot)
  const root = roots[rootNumber - 1] ?? ownRoot
  return { number, word, base, root, rootNumber, gluedAt: findGlued(raw) }
}

/** A slice keeps the whole text alive that it was cut from; this copy does not. */
function detached(slice: string): string {
  return ` ${slice}`.slice(1)
}

const leastShouted = 5

/**
 * Where a word turns from lower to upper case or from letters to figures, as where a line break was
 * lost ("weekReports", "Requirements5", "DUTIESPrepare").
 */
function findGlued(raw: string): number {
  let shouted = isUpper(raw.charCodeAt(0)) ? 1 : 0
  for (let i = 1; i < raw.length; i += 1) {
    const isCapital = isUpper(raw.charCodeAt(i))
    if (!isCapital && shouted > leastShouted && i + 1 < raw.length && isLowerPair(raw, i))
      return i - 1
    shouted = isCapital ? shouted + 1 : 0
    if (i < 2 || !isLower(raw.charCodeAt(i - 1))) continue
    if (isUpper(raw.charCodeAt(i)) && i < raw.length - 1) return i
    if (isDigit(raw.charCodeAt(i)) && i >= 4) return i
  }
  return 0
}

function isLowerPair(raw: string, at: number): boolean {
  return isLower(raw.charCodeAt(at)) && isLower(raw.charCodeAt(at + 1))
}

function isLower(code: number): boolean {
  return code >= 97 && code <= 122
}

function isUpper(code: number): boolean {
  return code >= 65 && code <= 90
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}
