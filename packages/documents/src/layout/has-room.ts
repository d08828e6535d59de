import type { Box } from './find-gutter.ts'

interface TextBox extends Box {
  readonly text: string
}

/** Lines that begin here or at a bullet's indent belong to one column, in points. */
const columnIndent = 25

/** Whether the first word of the next line would have fitted behind this one. */
export function hasRoom(before: TextBox, next: TextBox, drawn: readonly TextBox[]): boolean {
  return hasRoomTo(rightBound(before, drawn), before, next)
}

export function hasRoomTo(bound: number, before: TextBox, next: TextBox): boolean {
  const [word = ''] = next.text.trim().split(/\s/)
  const letters = Math.max(1, next.text.trim().length)
  const width = ((next.end - next.start) * word.length) / letters
  return before.end + 0.25 * before.size + width <= bound
}

/** Where the text beside it begins, or else where the longest line of its column ends. */
export function rightBound(item: TextBox, drawn: readonly TextBox[]): number {
  let beside = Number.POSITIVE_INFINITY
  let widest = item.end
  for (const other of drawn) {
    const isBeside = Math.abs(other.baseline - item.baseline) <= 0.3 * item.size
    if (isBeside && other.start >= item.end) beside = Math.min(beside, other.start)
    if (isInColumn(other, item)) widest = Math.max(widest, other.end)
  }
  return Math.min(beside - 0.5 * item.size, widest)
}

/** Whether it begins where another line does, or at a bullet's indent. */
export function isInColumn(other: Box, item: Box): boolean {
  const indent = other.start - item.start
  return indent >= -3 && indent <= columnIndent
}
