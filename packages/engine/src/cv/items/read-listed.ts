import type { CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { readItems } from './read-items.ts'

const longest = 70

/** Items of a list, also where several stand on one line with semicolons between them. */
export function readListed(text: string, lines: readonly CvLine[]): CvText[] {
  return readItems(text, lines).flatMap((item) => partsOf(text, item) ?? [item])
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
