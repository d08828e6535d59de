import type { CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'

/** "Hill Hospital (200 bed capacity)", "Hill Hotel (a 5 star resort)": how large an employer is belongs to no name. */
export function withoutSize(text: string, segment: CvText): CvText[] {
  if (!segment.quote.includes('(')) return [segment]
  const match = sizeInBrackets.exec(segment.quote)
  const { start, end } = segment.span
  const before = match && cvText(text, start, start + match.index)
  const after = match && cvText(text, start + match.index + match[0].length, end)
  return before ? [before, ...(after ? [after] : [])] : [segment]
}

const sizeInBrackets =
  /\s\((?:an? )?(?:over |approx\.? |about |more than )?\d[\d,.]{0,7}\+?(?: ?- ?| |-)?(?:bed(?:ded|s)?|room(?:s|ed)?|seat(?:er|s)?|keys?|covers?|pupils?|students?|learners?|residents?|patients?|stars?|staff|employees?|people|tables?|chairs?|stores?|branches|outlets?|beds?)\b[^()]{0,40}\)/iu
