import type { CvText, Span } from './cv.ts'
import { cvText } from './cv-text.ts'
import type { CvLine } from './read-lines.ts'
import { isDocumentTitle } from './read-sections.ts'

const fewestLetters = 12

/** Whatever no item covers: whole lines, and long stretches beside an item. Nothing of a CV is dropped. */
export function findUnplaced(
  text: string,
  lines: readonly CvLine[],
  placed: readonly Span[],
): CvText[] {
  const sorted = placed.toSorted((a, b) => a.start - b.start)
  const unplaced: CvText[] = []
  let at = 0
  let reached = 0
  for (const line of lines) {
    while (at < sorted.length && (sorted[at]?.start ?? 0) <= line.start) {
      reached = Math.max(reached, sorted[at]?.end ?? 0)
      at++
    }
    const gaps: Span[] = []
    let from = Math.max(line.start, Math.min(reached, line.end))
    while (at < sorted.length && (sorted[at]?.start ?? 0) < line.end) {
      const span = sorted[at]
      if (span && span.start > from) gaps.push({ start: from, end: span.start })
      if (span) reached = Math.max(reached, span.end)
      from = Math.max(from, Math.min(reached, line.end))
      at++
    }
    if (from < line.end) gaps.push({ start: from, end: line.end })
    if (!isDocumentTitle(line)) unplaced.push(...gaps.flatMap((gap) => wordsOf(text, gap, line)))
  }
  return unplaced
}

/** Labels and connecting words between two items are nothing anyone misses. */
function wordsOf(text: string, { start, end }: Span, line: CvLine): CvText[] {
  const isWhole = start === line.start && end === line.end
  const value = cvText(text, start, end)
  const letters = value?.quote.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  return value && letters > 0 && (isWhole || letters >= fewestLetters) ? [value] : []
}
