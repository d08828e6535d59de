import type { CvText, Span } from './cv.ts'
import { cvText } from './cv-text.ts'
import { duration } from './dates/duration.ts'
import { formLineOf } from './forms/form-line.ts'
import { readItems } from './items/read-items.ts'
import { isOfLanguageForm } from './lines/language-form.ts'
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
  let run: CvLine[] = []
  const endRun = () => {
    unplaced.push(...readItems(text, run))
    run = []
  }
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
    const [gap] = gaps
    const isWhole = gap?.start === line.start && gap.end === line.end
    if (isWhole && !isDocumentTitle(line.text) && !isBareLabel(line)) {
      run.push(line)
      continue
    }
    endRun()
    if (!isWhole) unplaced.push(...gaps.flatMap((each) => wordsOf(text, each, line)))
  }
  endRun()
  return unplaced
}

/** Labels and connecting words beside an item, and how long a role lasted, are nothing anyone misses. */
function wordsOf(text: string, { start, end }: Span, line: CvLine): CvText[] {
  const value = cvText(text, start, end)
  if (!value || duration.test(value.quote)) return []
  const isLabel = start === line.start && /^\s*[:：]/.test(text.slice(value.span.end, end))
  return !isLabel && manyLetters.test(value.quote) ? [value] : []
}

const manyLetters = /(?:[\p{L}\p{N}][^\p{L}\p{N}]*){12}/u

/** "(LinkedIn)" below the address that it says the kind of. */
const addressLabel = /^\(\p{L}+\)$/u

/** "Responsibilities:" alone on its line, above what was done, an end that has been read, and what a form prints. */
function isBareLabel(line: CvLine): boolean {
  if (addressLabel.test(line.text) || isOfLanguageForm(line.text)) return true
  const form = formLineOf(line)
  return form?.label === 'until' || (form?.label === 'description' && form.from >= line.end)
}
