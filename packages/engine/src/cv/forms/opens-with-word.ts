import { isPlainLetter } from '../../text/letters/character-kinds.ts'

/**
 * Tells whether a line that begins somewhere in a text may open with one of some words, at little cost: most lines are
 * sent away by their first three letters.
 */
export function opensWithWord(words: Iterable<string>): (text: string, start: number) => boolean {
  const known = new Set(words)
  /** Of each three letters 1 where a word begins so. */
  const beginnings = new Uint8Array(32 ** 3)
  for (const word of known) {
    const at = placeOf(word.charCodeAt(0), word.charCodeAt(1), word.charCodeAt(2))
    beginnings.fill(1, at, word.length > 2 ? at + 1 : at + 32)
  }
  return (text, start) => {
    const first = text.charCodeAt(start)
    const second = text.charCodeAt(start + 1)
    const third = text.charCodeAt(start + 2)
    const isPlain = (first | second | third) < 128
    if (isPlain && beginnings[placeOf(first, second, third)] !== 1) return false
    let end = start
    while (end < text.length && isPlainLetter(text.charCodeAt(end))) end += 1
    if (text.charCodeAt(end) > 127) return true
    return end - start > 1 && known.has(text.slice(start, end).toLowerCase())
  }
}

function placeOf(first: number, second: number, third: number): number {
  return ((first & 31) << 10) | ((second & 31) << 5) | (third & 31)
}
