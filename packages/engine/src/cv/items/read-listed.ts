import type { CvText } from '../cv.ts'
import { cvPassage, cvText } from '../cv-text.ts'
import { findDates } from '../dates/find-dates.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { readItems } from './read-items.ts'

const longest = 70

/** Items of a list, also where several stand on one line with semicolons between them. */
export function readListed(text: string, lines: readonly CvLine[]): CvText[] {
  const items = inPairs(text, lines) ?? readItems(text, lines)
  return withTimes(text, items).flatMap((item) => partsOf(text, item) ?? [item])
}

/** "First Aid at Work" over "Hill Training, 2021", where every entry is such a pair and an empty line parts them. */
function inPairs(text: string, lines: readonly CvLine[]): CvText[] | null {
  const isPair = lines.every(
    (line, at) => !line.bullet && (at === 0 || line.gap > 0 === (at % 2 === 0)),
  )
  if (!isPair || lines.length < 4 || lines.length % 2 > 0) return null
  const isDated = (line: CvLine) => endsInYear.test(line.text)
  if (!lines.every((line, at) => isDated(line) === at % 2 > 0)) return null
  return lines.flatMap((line, at) => {
    const below = lines[at + 1]
    return (at % 2 === 0 && below && cvPassage(text, line.start, below.end)) || []
  })
}

const endsInYear = /\b(?:19|20)\d\d\)?$/

/** "Expires Mar 2027" below a paper says of it until when. Where the times stand first, each is of the paper below it. */
function withTimes(text: string, items: readonly CvText[]): readonly CvText[] {
  if (isTime(items[0]?.text ?? '')) return items
  const papers: CvText[] = []
  for (const item of items) {
    const paper = papers.at(-1)
    const joined = paper && isTime(item.text) && cvPassage(text, paper.span.start, item.span.end)
    if (joined) papers[papers.length - 1] = joined
    else papers.push(item)
  }
  return papers
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

/** "First Aid; Working at Height, 2023; IPAF 3a", "PMP, 2022 • OSHA 30": names, and no sentence. */
function partsOf(text: string, { quote, span }: CvText): CvText[] | null {
  const sign = quote.includes(';') ? ';' : (/[•●▪■◦]/.exec(quote)?.[0] ?? signBetweenDated(quote))
  if (sign === undefined || /\p{L}{3}[.:!?](?:\s|$)/u.test(quote)) return null
  const parts: CvText[] = []
  let at = span.start
  for (const words of quote.split(sign)) {
    const part = cvText(text, at, at + words.length)
    if (!part || part.text.length > longest || !/^[\p{Lu}\d]/u.test(part.text)) return null
    parts.push(part)
    at += words.length + 1
  }
  return parts
}

/** A bar or a comma parts papers where each has its year: "CPIM (2017) | Green Belt (2019)". */
function signBetweenDated(quote: string): string | undefined {
  return ['|', ','].find((sign) => {
    const parts = quote.split(sign)
    const isClear = sign === '|' || /^(?:[^,]*\(\d{4}\)(?:,|$))+$/.test(quote)
    return (
      isClear &&
      parts.length > 1 &&
      parts.every((part) => /\p{L}{2}.*[^\d](?:19|20)\d\d\)?\s*$/u.test(part))
    )
  })
}
