import { isCapital, isDigit, isSmall } from '../text/character-kinds.ts'

/**
 * Tells without folding a stretch that its first word, or its last, is none of some: by how long it is,
 * and its first and last letter. It may let others pass, and lets pass whatever is not plain letters.
 */
export class WordSieve {
  /** A bit for each key: little enough to stay at hand. */
  readonly #marks = new Uint32Array(2 ** 14 / 32)

  /** For folded words; of a phrase its first word counts. */
  constructor(words: Iterable<string>) {
    for (const word of words) {
      const key = keyOf(word, 0, runEnd(word, 0))
      this.#marks[key >>> 5] = (this.#marks[key >>> 5] ?? 0) | (1 << (key & 31))
    }
  }

  /** Whether the first word of a stretch may be one of them. */
  mayBegin(text: string): boolean {
    let start = 0
    while (start < text.length && isSign(text.charCodeAt(start))) start++
    return this.#mayBe(text, start, runEnd(text, start))
  }

  /** Whether the last one may be. */
  mayEnd(text: string): boolean {
    let end = text.length
    while (end > 0 && isSign(text.charCodeAt(end - 1))) end--
    let start = end
    while (start > 0 && isLetterOrDigit(text.charCodeAt(start - 1))) start--
    return this.#mayBe(text, start, end)
  }

  #mayBe(text: string, start: number, end: number): boolean {
    if (start === end) return true
    const isCut = text.charCodeAt(start - 1) > lastPlain || text.charCodeAt(end) > lastPlain
    const key = keyOf(text, start, end)
    return isCut || ((this.#marks[key >>> 5] ?? 0) & (1 << (key & 31))) !== 0
  }
}

const lastPlain = 126

function isSign(code: number): boolean {
  return code <= lastPlain && !isLetterOrDigit(code)
}

function runEnd(text: string, start: number): number {
  let end = start
  while (end < text.length && isLetterOrDigit(text.charCodeAt(end))) end++
  return end
}

function isLetterOrDigit(code: number): boolean {
  return isSmall(code) || isCapital(code) || isDigit(code)
}

const longest = 15

/** Large and small letters count as one. */
function keyOf(text: string, start: number, end: number): number {
  const first = text.charCodeAt(start) & 31
  const last = text.charCodeAt(end - 1) & 31
  return (first << 9) | (last << 4) | Math.min(end - start, longest)
}
