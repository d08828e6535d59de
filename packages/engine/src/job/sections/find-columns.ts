import type { Heading } from './find-headings.ts'
import { findSpacedColumns } from './find-spaced-columns.ts'
import { findStackedColumns } from './find-stacked-columns.ts'
import { readTableRows } from './read-table-rows.ts'

/** Where a table tells demands and wishes by its columns, nothing else heads its cells. */
export function placeColumns(known: readonly Heading[], text: string): Heading[] {
  const columns = [
    ...findColumns(text, known),
    ...findSpacedColumns(text),
    ...findStackedColumns(text),
  ].toSorted((a, b) => a.start - b.start)
  const [first] = columns
  const last = columns.at(-1)
  if (!first || !last) return [...known]
  const others = known.filter(({ start }) => start < first.start || start > last.start)
  return [...others, ...columns].toSorted((a, b) => a.start - b.start)
}

/**
 * "Must | Wish" above two columns: what stands left of the bar is demanded, what stands right of it wished
 * for. A first column may say what each row is about, and the last ones how it is judged.
 */
const header =
  /^[ \t|]*(?:((?:criteria|criterion|category|area|attributes?|factors?|requirements?)[ \t]*[|\t])[ \t]*)?(?:must(?:[ -]haves?)?|essential|required|need(?:ed)?)(?: criteria| skills)?(?:(?: and)? experience)?[ \t]*[|\t][ \t]*(?:wish(?:es)?|desirable|preferred|nice(?: to have)?|optional|bonus|a plus)(?: criteria| skills)?[ \t]*(?:[|\t][^\n]{0,40})?$/gim

/** Finds the rows under such a head: each cell begins a part of its own. */
function findColumns(text: string, known: readonly Heading[]): Heading[] {
  const headed = new Set(known.map(({ start }) => start))
  if (!text.includes('|') && !text.includes('\t')) return []
  return [...text.matchAll(header)].flatMap((match) => {
    const headEnd = match.index + match[0].length
    const head: Heading = { kind: 'requirements', start: match.index, end: headEnd }
    const isLabelled = match[1] !== undefined
    const rows = readTableRows(text, headEnd + 1, (row, start) =>
      !isLabelled && isLoneCell(row) && !headed.has(start)
        ? [{ kind: 'requirements', start, end: start }]
        : readRow(row, start, isLabelled),
    )
    return [head, ...rows]
  })
}

/** "Own tools" below rows of two cells: the second is empty, and its bar was lost. */
function isLoneCell(row: string): boolean {
  return /^[^|\t\n]{2,90}[^\s.!?:]\s*$/.test(row)
}

function readRow(row: string, start: number, isLabelled: boolean): Heading[] | null {
  // "ITIL Foundation | D | A": marked one by one, below a head of columns as well.
  if (marked.test(row)) return null
  const ticked = isLabelled ? tickedRow(row, start) : null
  if (ticked) return ticked
  const bars = barsIn(row).map((at) => start + at)
  const label = isLabelled && bars.length > 1 ? bars.shift() : undefined
  const [wish, rest] = bars
  if (wish === undefined && label === undefined) return null
  const edge = start + edgeOf(row)
  const cells: Heading[] = [
    { kind: 'requirements', start, end: label === undefined ? edge : label + 1 },
  ]
  if (wish !== undefined) cells.push({ kind: 'preferred', start: wish, end: wish + 1 })
  if (rest !== undefined) cells.push({ kind: 'about', start: rest, end: start + row.length })
  return cells
}

const marked = /[|\t][ \t]*(?:[ED]|Essential|Desirable)[ \t]*(?:[|\t]|$)/
const tick = /^[ \t]*(?:[✓✔☑√•*]|x|yes|y)[ \t]*$/iu

/** "ITIL Foundation | | ✓ | A": in which column the tick stands tells of the first. */
function tickedRow(row: string, start: number): Heading[] | null {
  const [first, second] = barsIn(row)
  if (first === undefined) return null
  const [must = '', wish = ''] = row.slice(first + 1).split(/[|\t]/)
  const isMust = tick.test(must)
  if (isMust === tick.test(wish) || (isMust ? wish : must).trim() !== '') return null
  const judged: Heading = { kind: 'about', start: start + first, end: start + row.length }
  return second === undefined
    ? null
    : [{ kind: isMust ? 'requirements' : 'preferred', start, end: start + edgeOf(row) }, judged]
}

function edgeOf(row: string): number {
  return /^[ \t]*\|?/.exec(row)?.[0].length ?? 0
}

/** Where a row's cells end, its own edge left out. */
function barsIn(row: string): number[] {
  const edge = edgeOf(row)
  return [...row.matchAll(/[|\t]/g)].map(({ index }) => index).filter((at) => at >= edge)
}
