import { isPlainLetterOrDigit } from '../text/letters/character-kinds.ts'
import type { CvText } from './cv.ts'
import { joinLetterSpaced } from './lines/join-letter-spaced.ts'

/** White space, list marks, Markdown marks and separators: what never begins or ends a value. */
const edge = /[\s*_`#|•●▪■◦○·‣⁃∙➢➤►▶→✓✔✦◆◇❖»›«<>~,;\u200b-\u200d\ufeff\ue000-\uf8ff]/u
const looseStart = /[-–—:./)\]}=+@]/
const looseEnd = /[-–—:/([{=@]/

/** The words between two offsets without the marks around them, or null where nothing is left. */
export function cvText(text: string, from: number, to: number): CvText | null {
  let start = from
  let end = to
  while (start < end && isEdge(text, start, looseStart)) start++
  while (end > start && isEdge(text, end - 1, looseEnd)) end--
  if (text[end - 1] === ')' && end > start && !text.slice(start, end).includes('(')) {
    do end--
    while (end > start && isEdge(text, end - 1, /[-–—:/([{=@)]/))
  }
  if (start >= end) return null
  if (end < to && text[end] === '»' && isOpenAt(text.slice(start, end))) end++
  if (start > from && text[start - 1] === '«' && /^[^«»]*»/.test(text.slice(start, end))) start--
  const quote = text.slice(start, end)
  return { text: tidy(quote), quote, span: { start, end } }
}

/** "Clinic «North" has lost the mark that closes it. */
function isOpenAt(value: string): boolean {
  return value.lastIndexOf('«') > value.lastIndexOf('»')
}

/** The same for running text, whose own punctuation stays. */
export function cvPassage(text: string, from: number, to: number): CvText | null {
  let start = from
  let end = to
  while (start < end && isMark(text, start, edge)) start++
  while (end > start && isMark(text, end - 1, passageEnd)) end--
  if (start >= end) return null
  const quote = text.slice(start, end)
  return { text: tidy(quote), quote, span: { start, end } }
}

const passageEnd = /[\s*_`|\u200b\ufeff]/

function isMark(text: string, index: number, marks: RegExp): boolean {
  const code = text.charCodeAt(index)
  if (isPlainLetterOrDigit(code)) return false
  return isBlank(code) || marks.test(text[index] ?? '')
}

/** A blank or a line's end, the marks that stand around most values. */
function isBlank(code: number): boolean {
  return code === 32 || code === 10
}

function isEdge(text: string, index: number, loose: RegExp): boolean {
  const code = text.charCodeAt(index)
  if (isPlainLetterOrDigit(code)) return false
  if (isBlank(code)) return true
  const character = text[index] ?? ''
  if (character === '+' && /\d/.test(text[index + 1] ?? '')) return false
  if (character === '.' && /\p{L}/u.test(text[index + 1] ?? '')) return false
  if (
    character === '#' &&
    /(?<![\p{L}\p{N}])\p{L}$/u.test(text.slice(Math.max(0, index - 2), index))
  )
    return false
  return edge.test(character) || loose.test(character)
}

/** Blanks other than single spaces, signs that nobody sees, and Markdown's marks. */
const untidy =
  /[\t-\r\u00a0\u00ad\u1680\u2000-\u200d\u2028\u2029\u202f\u205f\u3000\ufeff`]| {2}|\*\*|__/

/** Blanks that are more or other than a single space. */
const blankRun = /[\t-\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]\s*| \s+/g

/** "Sub-" at a line's end and "contractors" below are one word; "pre-" above "and post-natal" is its own. */
const brokenWord = /(?<=\p{L})-\n\s*(?=\p{Ll})(?!(?:and|or|to|und|oder|et|y)\b)/gu

function tidy(quote: string): string {
  const letters = joinLetterSpaced(quote)
  if (letters === quote && !untidy.test(quote)) return quote
  return letters
    .replace(/[\u00ad\u200b-\u200d\ufeff]|\*\*|__|`/g, '')
    .replace(brokenWord, '-')
    .replace(blankRun, ' ')
    .trim()
}
