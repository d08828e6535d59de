import type { Heading } from './find-headings.ts'
import { readTableRows } from './read-table-rows.ts'

/** "Criteria    Essential    Desirable    Assessed by", as a table comes out of a PDF: blanks part its columns. */
const header =
  /^(?<label> {0,40}(?:criteria|criterion|category|area|attributes?|factors?|requirements?)? {2,})?(?<must>(?:essential|required|must)(?: criteria)? {2,})(?<wish>(?:desirable|preferred|nice to have)(?: criteria)?)(?<rest> {2,}\S.{0,40})?$/gim

type Column = 'label' | 'must' | 'wish' | 'rest'

/** Finds the rows under such a head: each cell belongs to the column that it begins next to. */
export function findSpacedColumns(text: string): Heading[] {
  if (!/(?:essential|required|must)(?: criteria)? {2}/i.test(text)) return []
  return [...text.matchAll(header)].flatMap((match) => {
    const { label = '', must = '', wish = '', rest } = match.groups ?? {}
    const mustAt = label.length
    const wishAt = mustAt + must.length
    const restAt = wishAt + wish.length + (rest?.search(/\S/) ?? Number.POSITIVE_INFINITY)
    const columns: [Column, number][] = [
      ...(mustAt > 0 ? [['label', 0] satisfies [Column, number]] : []),
      ['must', mustAt],
      ['wish', wishAt],
      ...(rest ? [['rest', restAt] satisfies [Column, number]] : []),
    ]
    const end = match.index + match[0].length
    const head: Heading = { kind: 'requirements', start: match.index, end }
    const rows = readTableRows(text, end + 1, (row, start) => readRow(row, start, columns))
    return [head, ...rows]
  })
}

function readRow(
  row: string,
  start: number,
  columns: readonly (readonly [Column, number])[],
): Heading[] | null {
  if (row.trim() === '') return null
  const cells = [...row.matchAll(/\S+(?: \S+)*/g)]
  return cells.map(({ index, 0: cell }, at): Heading => {
    const column = nearest(columns, index)
    const place = start + index
    const next = start + (cells[at + 1]?.index ?? row.length)
    if (column === 'label') return { kind: 'requirements', start: place, end: next }
    if (column === 'rest' || cell === '-') return { kind: 'about', start: place, end: next }
    return { kind: column === 'must' ? 'requirements' : 'preferred', start: place, end: place }
  })
}

function nearest(columns: readonly (readonly [Column, number])[], at: number): Column {
  const [first] = columns.toSorted(([, a], [, b]) => Math.abs(a - at) - Math.abs(b - at))
  return first?.[0] ?? 'must'
}
