import type { DraftLine } from '../draft.ts'

/** The size in which most letters are set, in points. */
export function usualSize(lines: readonly DraftLine[]): number {
  const letters = new Map<number, number>()
  for (const { fontSize, text } of lines) {
    const size = Math.round(fontSize * 2) / 2
    letters.set(size, (letters.get(size) ?? 0) + text.length)
  }
  return [...letters].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 11
}
