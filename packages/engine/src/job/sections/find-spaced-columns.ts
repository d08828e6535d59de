import type { Heading } from './find-headings.ts'

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
    return [head, ...readRows(text, end + 1, columns)]
  })
}

function readRows(
  text: string,
  from: number,
  columns: readonly (readonly [Column, number])[],
): Heading[] {
  const found: Heading[] = []
  let start = from
  while (start < text.length) {
    const lineEnd = text.indexOf('\n', start)
    const end = lineEnd < 0 ? text.length : lineEnd
    const row = text.slice(start, end)
    if (row.trim() === '') break
    const cells = [...row.matchAll(/\S+(?: \S+)*/g)]
    for (const [at, { index, 0: cell }] of cells.entries()) {
      const column = nearest(columns, index)
      const place = start + index
      const next = start + (cells[at + 1]?.index ?? row.length)
      if (column === 'label') found.push({ kind: 'requirements', start: place, end: next })
      else if (column === 'rest' || cell === '-')
        found.push({ kind: 'about', start: place, end: next })
      else
        found.push({
          kind: column === 'must' ? 'requirements' : 'preferred',
          start: place,
          end: place,
        })
    }
    start = end + 1
  }
  return [...found, { kind: 'intro', start, end: start }]
}

function nearest(columns: readonly (readonly [Column, number])[], at: number): Column {
  const [first] = columns.toSorted(([, a], [, b]) => Math.abs(a - at) - Math.abs(b - at))
  return first?.[0] ?? 'must'
}
