import type { CvText } from './cv.ts'
import { readItems } from './read-items.ts'
import type { CvLine } from './read-lines.ts'
import { splitAtCommas } from './split-segments.ts'

/** Reads languages and the like: an item a line, or several on one between commas, semicolons or bars. */
export function readList(text: string, lines: readonly CvLine[]): CvText[] {
  return readItems(text, lines).flatMap((item) => splitItem(text, item))
}

const spokenLabel =
  /^(?:languages?(?: known| spoken)?|sprachen|langues|idiomas|lingue)[ \t]*[:：][ \t]*/i

/** "Languages known: English, Hindi" among somebody's particulars. */
export function readSpoken(text: string, lines: readonly CvLine[]): CvText[] {
  return lines.flatMap((line) => {
    const label = spokenLabel.exec(line.text.slice(0, 60))
    return label ? splitAtCommas(text, { start: line.start + label[0].length, end: line.end }) : []
  })
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
