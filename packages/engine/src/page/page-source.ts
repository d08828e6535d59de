import type { CvText } from '../cv/cv.ts'
import type { Span } from '../text/span.ts'
import type { CvDocument } from '../writing/document/cv-document.ts'
import type { PageLine } from './page-text.ts'

/** The fields of a CV, and the page that shows them. */
export interface PageSource {
  readonly text: string
  readonly lines: readonly PageLine[]
  readonly document: CvDocument
}

/** The lines that show a field or what lies in it, all or those of one role. */
export function linesAt({ lines }: PageSource, path: string, role?: string): PageLine[] {
  const isAt = (own: string) => own === path || own.startsWith(`${path}.`)
  return lines.filter(
    ({ paragraph }) => isAt(paragraph.path) && (role === undefined || paragraph.role === role),
  )
}

/** The words of a span, as a reader of CVs tells them. */
export function cut(text: string, span: Span): CvText {
  const quote = text.slice(span.start, span.end)
  return { text: quote, quote, span: { start: span.start, end: span.end } }
}

/** The words where they next stand, or null where there are none. */
export function findWords(text: string, words: string, { start, end }: Span): CvText | null {
  const own = words.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  const at = own === '' ? -1 : text.indexOf(own, start)
  return at < 0 || at + own.length > end ? null : cut(text, { start: at, end: at + own.length })
}

/** Words that follow each other in a line, such as skills between commas. */
export function findAllWords(text: string, words: readonly string[], line: Span): CvText[] {
  let from = line.start
  return words.flatMap((each) => {
    const found = findWords(text, each, { start: from, end: line.end })
    from = found?.span.end ?? from
    return found ?? []
  })
}
