import type { Box } from './find-gutter.ts'
import { hasRoom, isInColumn, rightBound } from './has-room.ts'

interface TextBox extends Box {
  readonly text: string
  readonly lastBaseline?: number
}

/** Pages of more lines than that are no CV's. */
const mostLines = 400
/** In letter sizes: the steps from line to line within a paragraph. */
const leastStep = 0.9
const mostStep = 1.6
/** Lines that end so near to the edge of their column, as a share of its width, were wrapped. */
const nearEdge = 0.15
/** Of a list, whose lines end anywhere, fewer do. */
const leastShare = 0.3
const fewest = 3

/** The lines of running text that filled their column: the first word of the next one had no room there. */
export function findFullLines<Item extends TextBox>(rows: readonly Item[]): ReadonlySet<Item> {
  const full = new Set<Item>()
  if (rows.length > mostLines) return full
  // Dates set to the right reach further than text, and what is joined already ends anywhere.
  const plain = rows.filter(({ text }) => !text.includes('\t'))
  rows.forEach((row, at) => {
    const next = rows[at + 1]
    if (!next || row.lastBaseline !== undefined || !plain.includes(row)) return
    if (isNextLine(row, next) && !hasRoom(row, next, plain) && runsOn(row, plain)) full.add(row)
  })
  return full
}

function isNextLine(row: TextBox, next: TextBox): boolean {
  const step = (next.baseline - row.baseline) / row.size
  return next.size === row.size && isInColumn(next, row) && step > leastStep && step <= mostStep
}

function runsOn(row: TextBox, rows: readonly TextBox[]): boolean {
  const bound = rightBound(row, rows)
  const edge = bound - nearEdge * (bound - row.start)
  const column = rows.filter((other) => isInColumn(other, row) && other.size === row.size)
  const reaching = column.filter(({ end }) => end >= edge).length
  return reaching >= Math.max(fewest, leastShare * column.length)
}
