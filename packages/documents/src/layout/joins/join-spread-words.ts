import type { Box } from '../find-gutter.ts'
import { dateLike } from '../reading-order/rejoin-rows.ts'

interface Word extends Box {
  readonly text: string
  /** A blank was drawn before it; before what stands behind a tab there is none. */
  readonly afterSpace?: boolean
}

/** In letter sizes: what the gaps of a line differ by that was spread to fill its column. */
const sameGap = 0.1
const sameLine = 0.1
const blank = 0.25
/** Points by which the edges of two spread lines differ. */
const sameEdge = 1

/**
 * Joins the words of lines that were spread to fill their column, as word processors do where somebody ended a line with
 * shift and enter in a justified paragraph: "BSc", "Adult", "Nursing" over the whole width, each gap as wide as the others.
 */
export function joinSpreadWords<Item extends Word>(drawn: readonly Item[]): readonly Item[] {
  if (!drawn.some(({ afterSpace }) => afterSpace)) return drawn
  const rows = toRows(drawn)
  if (areBoxes(rows.filter(({ length }) => length > 1))) return drawn
  const spread = new Set(rows.filter((row) => row.length > 1 && row.every(isWord)))
  const sure = new Set(
    [...spread].filter(
      (row) => row.length > 2 && hasSameGaps(row) && drawn.some((item) => endsLike(item, row)),
    ),
  )
  // One gap is like that before a date; that another line ends at the same edge tells it.
  const isSure = (row: readonly Item[]): boolean =>
    sure.has(row) ||
    (spread.has(row) && isPair(row) && [...spread].some((other) => isLikeRow(row, other)))
  return rows.flatMap((row) => (isSure(row) ? [joinRow(row)] : row))
}

/** Words that are drawn one after the other on a line, with a blank between them, however wide. */
function toRows<Item extends Word>(drawn: readonly Item[]): readonly (readonly Item[])[] {
  const rows: Item[][] = []
  for (const item of drawn) {
    const row = rows.at(-1)
    const before = row?.at(-1)
    if (row && before && goesOn(before, item)) row.push(item)
    else rows.push([item])
  }
  return rows
}

function goesOn(before: Word, item: Word): boolean {
  return (
    item.afterSpace === true &&
    item.size === before.size &&
    Math.abs(item.baseline - before.baseline) <= sameLine * item.size &&
    item.start > before.end
  )
}

function hasSameGaps(row: readonly Word[]): boolean {
  const gaps = gapsOf(row)
  return Math.max(...gaps) - Math.min(...gaps) <= sameGap * (row[0]?.size ?? 0)
}

function isWord({ text }: Word): boolean {
  return /^\s*\S+\s*$/.test(text)
}

function isPair(row: readonly Word[]): boolean {
  return row.length === 2 && !row.some(({ text }) => dateLike.test(text))
}

/** Names in little boxes stand as far apart in each row, and the rows end anywhere; rows that are spread end at one edge. */
function areBoxes(rows: readonly (readonly Word[])[]): boolean {
  const size = rows[0]?.[0]?.size ?? 0
  const gaps = rows.map((row) => gapsOf(row)[0] ?? 0)
  return rows.some((row, at) =>
    rows.some(
      (other, index) =>
        index > at &&
        Math.abs((gaps[at] ?? 0) - (gaps[index] ?? 0)) <= sameGap * size &&
        Math.abs((row.at(-1)?.end ?? 0) - (other.at(-1)?.end ?? 0)) > sameEdge,
    ),
  )
}

function gapsOf(row: readonly Word[]): readonly number[] {
  return row.slice(1).map((item, at) => item.start - (row[at]?.end ?? 0))
}

/** What is spread ends where other lines end. */
function endsLike(item: Word, row: readonly Word[]): boolean {
  return !row.includes(item) && Math.abs(item.end - (row.at(-1)?.end ?? 0)) <= sameEdge
}

function isLikeRow(row: readonly Word[], other: readonly Word[]): boolean {
  const start = (row[0]?.start ?? 0) - (other[0]?.start ?? 0)
  const end = (row.at(-1)?.end ?? 0) - (other.at(-1)?.end ?? 0)
  return other !== row && Math.abs(start) <= sameEdge && Math.abs(end) <= sameEdge
}

function joinRow<Item extends Word>(row: readonly Item[]): Item {
  const [first] = row
  if (!first) throw new Error('a line has text')
  // As wide as it would be otherwise: there was room for more behind it.
  const width = row.reduce((sum, { start, end, size }) => sum + end - start + blank * size, 0)
  const end = first.start + width - blank * first.size
  return { ...first, text: row.map(({ text }) => text.trim()).join(' '), end }
}
