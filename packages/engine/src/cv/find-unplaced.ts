import type { CvText, Span } from './cv.ts'
import { cvText } from './cv-text.ts'
import { duration } from './dates/duration.ts'
import { formLineOf } from './forms/form-line.ts'
import type { CvLine } from './lines/read-lines.ts'
import { isDocumentTitle } from './sections/is-document-title.ts'

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
    if (gaps.length > 0 && !isDocumentTitle(line.text))
      unplaced.push(...gaps.flatMap((gap) => wordsOf(text, gap, line)))
  }
  return unplaced
}

/** Labels and connecting words beside an item, and how long a role lasted, are nothing anyone misses. */
function wordsOf(text: string, { start, end }: Span, line: CvLine): CvText[] {
  const isWhole = start === line.start && end === line.end
  const value = cvText(text, start, end)
  if (!value || (isWhole ? isBareLabel(line) : duration.test(value.quote))) return []
  if (isWhole) return letter.test(value.quote) ? [value] : []
  const isLabel = start === line.start && /^\s*[:：]/.test(text.slice(value.span.end, end))
  return !isLabel && manyLetters.test(value.quote) ? [value] : []
}

const letter = /[\p{L}\p{N}]/u
const manyLetters = /(?:[\p{L}\p{N}][^\p{L}\p{N}]*){12}/u

/** "Responsibilities:" alone on its line, above what was done. */
function isBareLabel(line: CvLine): boolean {
  const form = formLineOf(line)
  return form?.label === 'description' && form.from >= line.end
}
