import type { CvText } from '../cv.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { splitSegments } from '../words/split-segments.ts'
import type { Contacts } from './find-contacts.ts'

/** A piece of a line between separators, with the line it stands on. */
export interface HeaderSegment {
  readonly value: CvText
  readonly line: CvLine
  readonly order: number
}

const birthLabel = /\b(?:birth|born|dob|geburts|naissance|nacimiento|nascita)/i
const mostLines = 60

/** The pieces of the header's lines, contact details cut out. Dates of birth are not read. */
export function headerSegments(
  text: string,
  region: readonly CvLine[],
  { emails, phones, links }: Contacts,
): HeaderSegment[] {
  const cuts = [...emails, ...phones, ...links].map(({ span }) => span)
  const segments: HeaderSegment[] = []
  for (const line of region.slice(0, mostLines)) {
    if (birthLabel.test(line.text.slice(0, 40))) continue
    const here = cuts.filter((cut) => cut.end > line.start && cut.start < line.end)
    for (const value of splitSegments(text, line, here))
      if (!isHandle(text, value)) segments.push({ value, line, order: segments.length })
  }
  return segments
}

/** "@jane_draws" is what somebody goes by on some site, and no name, place or headline. */
function isHandle(text: string, { quote, span }: CvText): boolean {
  return text[span.start - 1] === '@' && /^[\w.]+$/.test(quote)
}
