import { foldWord } from './fold-word.ts'
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
  /** Where words that lost the space between them would be parted; 0 where nothing looks like it. */
  readonly gluedAt: number
}

/** The word data has 18,000 spellings and comes first; what is past the last number is read anew each time. */
export const mostSpellings = 48_000
const spellings = new Map<string, Spelling>()

/** Reads a word's forms, each spelling once: most words of a text stood in the texts before. */
export function readSpelling(raw: string): Spelling {
  const known = spellings.get(raw)
  if (known) return known
  const isLast = spellings.size >= mostSpellings
  const own = isLast ? raw : detached(raw)
  const word = foldWord(own)
  const base = singular(word)
  const root = wordRoot(word)
  const gluedAt = findGlued(own)
  const spelling = { number: isLast ? 0 : spellings.size + 1, word, base, root, gluedAt }
  if (!isLast) spellings.set(own, spelling)
  return spelling
}

/** A slice keeps the whole text alive that it was cut from; this copy does not. */
function detached(slice: string): string {
  return ` ${slice}`.slice(1)
}

/**
 * Where a word turns from lower to upper case or from letters to figures, as where a line break was
 * lost ("weekReports", "Requirements5").
 */
function findGlued(raw: string): number {
  for (let i = 2; i < raw.length; i += 1) {
    if (!isLower(raw.charCodeAt(i - 1))) continue
    if (isUpper(raw.charCodeAt(i)) && i < raw.length - 1) return i
    if (isDigit(raw.charCodeAt(i)) && i >= 4) return i
  }
  return 0
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
