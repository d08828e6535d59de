import type { Heading } from './find-headings.ts'

/** Reads a table's lines one by one until one is none of its rows; what follows rows is headed by nothing. */
export function readTableRows(
  text: string,
  from: number,
  readRow: (row: string, start: number) => readonly Heading[] | null,
): Heading[] {
  const found: Heading[] = []
  let start = from
  while (start < text.length) {
    const lineEnd = text.indexOf('\n', start)
    const end = lineEnd < 0 ? text.length : lineEnd
    const row = readRow(text.slice(start, end), start)
    if (!row) break
    found.push(...row)
    start = end + 1
  }
  return found.length > 0 ? [...found, { kind: 'intro', start, end: start }] : []
}
