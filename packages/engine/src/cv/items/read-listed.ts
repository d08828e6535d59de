import type { CvText } from '../cv.ts'
import { cvPassage, cvText } from '../cv-text.ts'
import { findDates } from '../dates/find-dates.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { readItems } from './read-items.ts'

const longest = 70

/** Items of a list, also where several stand on one line with semicolons between them. */
export function readListed(text: string, lines: readonly CvLine[]): CvText[] {
  const items = readItems(text, lines)
  // Where the times stand first, each is of the paper below it.
  const isTimeFirst = isTime(items[0]?.text ?? '')
  const whole = isTimeFirst
    ? items
    : items.reduce<readonly CvText[]>((above, item) => withTime(text, above, item), [])
  return whole.flatMap((item) => partsOf(text, item) ?? [item])
}

/** "Expires Mar 2027" below a paper says of it until when. */
function withTime(text: string, whole: readonly CvText[], item: CvText): readonly CvText[] {
  const paper = whole.at(-1)
  if (!paper || !isTime(item.text)) return [...whole, item]
  const joined = cvPassage(text, paper.span.start, item.span.end)
  return joined ? [...whole.slice(0, -1), joined] : [...whole, item]
}

const longestTime = 44
const besideTime =
  /^(?:expir(?:es|y|ed|ation)|valid|until|till|through|to|from|issued|since|renew(?:ed|al)|due|date|awarded|completed|obtained|on|in|finished|achieved|passed|exp)$/i

/** Dates, and what they are of. */
function isTime(words: string): boolean {
  if (words.length > longestTime || !/\d/.test(words)) return false
  const dates = findDates(words)
  if (dates.length === 0) return false
  const beside = dates.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    words,
  )
  return (beside.match(/\p{L}+/gu) ?? []).every((word) => besideTime.test(word))
}

/** "First Aid; Working at Height, 2023; IPAF 3a": names, and no sentence. */
function partsOf(text: string, { quote, span }: CvText): CvText[] | null {
  if (!quote.includes(';') || /\p{L}{3}[.:!?](?:\s|$)/u.test(quote)) return null
  const parts: CvText[] = []
  let at = span.start
  for (const words of quote.split(';')) {
    const part = cvText(text, at, at + words.length)
    if (!part || part.text.length > longest || !/^[\p{Lu}\d]/u.test(part.text)) return null
    parts.push(part)
    at += words.length + 1
  }
  return parts
}
