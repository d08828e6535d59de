import { isPlainLetter } from './character-kinds.ts'

/** The word a line opens with, in lower case. */
export function firstWord(text: string): string {
  let end = 0
  while (isPlainLetter(text.charCodeAt(end))) end += 1
  const isWhole = end > 0 && !(text.charCodeAt(end) > 127)
  if (isWhole) return text.slice(0, end).toLowerCase()
  return /\p{L}+/u.exec(text)?.[0].toLowerCase() ?? ''
}
