import { isPlainLetter } from '../../text/letters/character-kinds.ts'

const letterSpaced = /^\p{L}\p{M}?(?:[ \u00a0.'’-]{1,2}\p{L}\p{M}?){3,60}$/u

const longestSpaced = 200

/** "J O R D A N  L E E" as "JORDAN LEE": two spaces or more end a word. Other text comes back as it is. */
export function joinLetterSpaced(text: string): string {
  if (isPlainLetter(text.charCodeAt(1)) || text.length > longestSpaced) return text
  if (!/^\p{L}\p{M}?[\s\u00a0.'’-]{1,3}\p{L}(?:\P{L}|$)/u.test(text)) return text
  const words = text.split(/[\s\u00a0]{2,}/)
  const isSpaced = words.some((word) => letterSpaced.test(word))
  if (!isSpaced || !words.every((word) => word.length === 1 || /^\S(?: \S)*$/.test(word)))
    return text
  return words.map((word) => word.replace(/[ \u00a0\t]/g, '')).join(' ')
}
