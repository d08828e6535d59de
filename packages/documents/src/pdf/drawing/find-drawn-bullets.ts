import { rightToLeftLetter } from '../../layout/logical-order.ts'
import type { Segment } from '../lines/build-segments.ts'
import type { Painted } from './trace-drawing.ts'

/** In ems: how large a bullet is drawn, and how far before its line. */
const smallest = 0.12
const largest = 0.6
const farthest = 2.2

/** The lines that a small painted dot or square stands before, and where it begins: browsers draw bullets as shapes. */
export function findDrawnBullets(
  rows: readonly Segment[],
  painted: readonly Painted[],
): ReadonlyMap<Segment, number> {
  const dots = painted.filter(({ left, right, top, bottom }) => {
    const width = right - left
    return width > 0 && width < 12 && Math.abs(width - (bottom - top)) <= 0.3 * width
  })
  const starts = new Map<Segment, number>()
  if (dots.length === 0) return starts
  const turned = new Map([[0, dots]])
  const dotsAt = (angle: number): readonly Painted[] => {
    const known = turned.get(angle) ?? (angle % 90 === 0 ? dots.map((dot) => turn(dot, angle)) : [])
    turned.set(angle, known)
    return known
  }
  for (const row of rows) {
    const dot = dotsAt(row.angle).find((each) => isBefore(each, row))
    if (dot) starts.set(row, Math.min(dot.left, row.start))
  }
  return starts
}

/** Where it stands along and across the lines of a page that lies on its side. */
function turn(painted: Painted, angle: number): Painted {
  const cos = Math.round(Math.cos((angle * Math.PI) / 180))
  const sin = Math.round(Math.sin((angle * Math.PI) / 180))
  const { left, right, top, bottom } = painted
  const along = [left * cos + top * sin, right * cos + bottom * sin]
  const across = [top * cos - left * sin, bottom * cos - right * sin]
  return {
    ...painted,
    left: Math.min(...along),
    right: Math.max(...along),
    top: Math.min(...across),
    bottom: Math.max(...across),
  }
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
