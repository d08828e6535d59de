import type { Status } from '../status-look.ts'

export interface TextMark {
  readonly start: number
  readonly end: number
  readonly status: Status
}

export interface TextPiece {
  readonly start: number
  readonly text: string
  readonly status: Status | null
}

/** Cuts a text at its marks; where two overlap, the earlier one keeps the words. */
export function splitByMarks(text: string, marks: readonly TextMark[]): readonly TextPiece[] {
  const pieces: TextPiece[] = []
  let at = 0
  const add = (end: number, status: Status | null) => {
    if (end > at) pieces.push({ start: at, text: text.slice(at, end), status })
    at = Math.max(at, end)
  }
  const ordered = marks
    .filter(({ start, end }) => start >= 0 && end <= text.length && start < end)
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
  for (const { start, end, status } of ordered) {
    if (end <= at) continue
    add(start, null)
    add(end, status)
  }
  add(text.length, null)
  return pieces
}
