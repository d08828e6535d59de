import { titleHeads } from '../../cv/lexicon/title-words.ts'
import { singularAsWritten } from '../../text/forms/word-forms.ts'
import { startLarge } from '../../text/letters/first-letter.ts'
import type { Span } from '../../text/span.ts'

/**
 * What the job is called, as a heading: a title taken out of a sentence ("we need drivers") begins
 * with a capital and stands for one person; one on a line of its own stays as it is written.
 */
export function titleInWords(text: string, title: Span): string {
  const written = withoutPictures(text.slice(title.start, title.end))
  if (!isInSentence(text, title)) return written
  const one = written.replace(/\p{L}\p{Ll}+$/u, oneOf)
  return startLarge(one)
}

/** "Reliability Engineer 🚀"; marks of trade stay. */
function withoutPictures(words: string): string {
  if (words.search(pictures) < 0) return words
  return words
    .replace(pictures, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/(?:^[\s|–—-]+|[\s|–—-]+$)/g, '')
}

const pictures =
  /(?:(?![©®™])\p{Extended_Pictographic}(?:\uFE0F|\u200D|[\u{1F3FB}-\u{1F3FF}])*|[\u{1F1E6}-\u{1F1FF}]{2})+/gu

/** Words stand before it in its line, or it begins with a small letter. */
function isInSentence(text: string, { start }: Span): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  return /\p{Ll}/u.test(text.charAt(start)) || /\p{L} *$/u.test(before)
}

/** "Operations" names no people. */
function oneOf(word: string): string {
  const one = singularAsWritten(word.toLowerCase())
  return titleHeads.has(one) ? word.charAt(0) + one.slice(1) : word
}
