import {
  isFromRight,
  logicalNumbers,
  logicalOrder,
  rightToLeftLetter,
} from '../../layout/logical-order.ts'
import { breakInEms, type DrawnText, spaceInEms } from '../drawing/show-text.ts'

/**
 * Joins the runs of each line that holds Hebrew or Arabic to one, in the order in which it is read.
 * Programs draw such lines from either end and in pieces of any size, so here the place on the page
 * decides, not the order of drawing. Other lines come back as they are.
 */
export function joinRightToLeft(runs: readonly DrawnText[]): readonly DrawnText[] {
  if (!runs.some(({ text }) => rightToLeftLetter.test(text))) return runs
  const isPageFromRight = isFromRight(writtenIn(runs))
  return rowsOf(runs).flatMap((row) => {
    const written = writtenIn(row)
    const isNumbers = !/\p{L}/u.test(written)
    if (!rightToLeftLetter.test(written) && !(isPageFromRight && isNumbers)) return row
    return [joinRow(row, isPageFromRight || isFromRight(written) ? 'right' : 'left')]
  })
}

function writtenIn(runs: readonly DrawnText[]): string {
  return runs.map(({ text }) => text).join(' ')
}

/** Runs that follow each other on one baseline. */
function rowsOf(runs: readonly DrawnText[]): DrawnText[][] {
  const rows: DrawnText[][] = []
  for (const run of runs) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    if (row && last && isSameRow(last, run)) row.push(run)
    else rows.push([run])
  }
  return rows
}

function isSameRow(one: DrawnText, other: DrawnText): boolean {
  const size = Math.max(one.size, other.size)
  return one.angle === other.angle && Math.abs(one.baseline - other.baseline) <= 0.3 * size
}

function joinRow(row: readonly DrawnText[], from: 'left' | 'right'): DrawnText {
  const sorted = row.toSorted((a, b) => a.start - b.start)
  const parts = drawnParts(sorted, new Map(row.map((run, index) => [run, index]))).map((part) => {
    if (/\p{L}/u.test(part)) return logicalOrder(part, from)
    return from === 'right' ? logicalNumbers(part) : part
  })
  const main = row.reduce((most, run) => (run.text.length > most.text.length ? run : most))
  return {
    ...main,
    // Halves of a line that stand far apart are read from the right, too.
    text: (from === 'right' ? parts.reverse() : parts).join('\t'),
    start: sorted[0]?.start ?? main.start,
    end: row.reduce((farthest, { end }) => Math.max(farthest, end), main.end),
    afterSpace: row[0]?.afterSpace ?? false,
  }
}

/** The text of a line from left to right, parted where a wide gap is. */
function drawnParts(
  sorted: readonly DrawnText[],
  drawnAt: ReadonlyMap<DrawnText, number>,
): readonly string[] {
  const parts: string[] = []
  let before: DrawnText | null = null
  for (const run of sorted) {
    const gap = before ? run.start - before.end : Number.POSITIVE_INFINITY
    const last = parts.length - 1
    if (gap > breakInEms * run.size) parts.push(run.text)
    else {
      const isApart =
        gap > spaceInEms * run.size || (isSpaced(before, run) && gap > 0.05 * run.size)
      parts[last] = `${parts[last] ?? ''}${isApart ? ' ' : ''}${run.text}`
    }
    before = run
  }
  return parts

  /** Whether blank space was drawn between two neighbours, whichever was drawn first. */
  function isSpaced(one: DrawnText | null, other: DrawnText): boolean {
    if (!one) return false
    const step = (drawnAt.get(other) ?? 0) - (drawnAt.get(one) ?? 0)
    return Math.abs(step) === 1 && (step === 1 ? other : one).afterSpace
  }
}
