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
    const at = beginningAt(word, 0)
    beginnings.fill(1, at, word.length > 2 ? at + 1 : at + 32)
  }
  return (text, start) => {
    if (isPlainAt(text, start) && beginnings[beginningAt(text, start)] !== 1) return false
    let end = start
    while (end < text.length && isPlainLetter(text.charCodeAt(end))) end += 1
    if (text.charCodeAt(end) > 127) return true
    return end - start > 1 && known.has(text.slice(start, end).toLowerCase())
  }
}

function isPlainAt(text: string, at: number): boolean {
  return text.charCodeAt(at) < 128 && text.charCodeAt(at + 1) < 128 && text.charCodeAt(at + 2) < 128
}

function beginningAt(text: string, at: number): number {
  const first = text.charCodeAt(at) & 31
  const second = text.charCodeAt(at + 1) & 31
  return (first << 10) | (second << 5) | (text.charCodeAt(at + 2) & 31)
}
