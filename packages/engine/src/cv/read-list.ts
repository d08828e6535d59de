import type { CvText } from './cv.ts'
import { readItems } from './read-items.ts'
import type { CvLine } from './read-lines.ts'
import { splitAtCommas } from './split-segments.ts'

/** Reads languages and the like: an item a line, or several on one between commas, semicolons or bars. */
export function readList(text: string, lines: readonly CvLine[]): CvText[] {
  return readItems(text, lines).flatMap((item) => splitItem(text, item))
}

function splitItem(text: string, item: CvText): CvText[] {
  if (item.quote.length > 300) return [item]
  const stronger = [...item.quote.matchAll(/[;|•·\t]| {3,}/g)]
  const pieces: CvText[] = []
  let from = item.span.start
  for (const match of stronger) {
    pieces.push(...splitAtCommas(text, { start: from, end: item.span.start + match.index }))
    from = item.span.start + match.index + match[0].length
  }
  pieces.push(...splitAtCommas(text, { start: from, end: item.span.end }))
  return pieces
}
