import { rightToLeftLetter } from '../layout/logical-order.ts'
import type { Segment } from './build-segments.ts'
import type { Painted } from './trace-drawing.ts'

/** In ems: how large a bullet is drawn, and how far before its line. */
const smallest = 0.12
const largest = 0.6
const farthest = 2.2

/** The lines that a small painted dot or square stands before: browsers draw bullets as shapes. */
export function findDrawnBullets(
  rows: readonly Segment[],
  painted: readonly Painted[],
): ReadonlySet<Segment> {
  const dots = painted.filter(({ left, right, top, bottom }) => {
    const width = right - left
    return width > 0 && width < 12 && Math.abs(width - (bottom - top)) <= 0.3 * width
  })
  if (dots.length === 0) return new Set()
  return new Set(rows.filter((row) => row.angle === 0 && dots.some((dot) => isBefore(dot, row))))
}

function isBefore(
  { left, right, top, bottom }: Painted,
  { text, start, end, baseline, size }: Segment,
): boolean {
  const width = right - left
  const isFromRight = rightToLeftLetter.test(text)
  const gap = isFromRight ? left - end : start - right
  const middle = (top + bottom) / 2
  return (
    width >= smallest * size &&
    width <= largest * size &&
    gap >= 0 &&
    gap + width <= farthest * size &&
    middle < baseline &&
    middle > baseline - 0.75 * size
  )
}
