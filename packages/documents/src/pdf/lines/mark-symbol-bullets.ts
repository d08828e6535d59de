import { bulletSign } from '../../layout/read-bullet.ts'
import type { Segment } from './build-segments.ts'

/** An icon stands before a line or two; a sign before that many is a bullet. */
const leastLines = 3

/** Symbol fonts keep their bullets where others keep icons: the same one before many lines is a bullet. */
export function markSymbolBullets(rows: readonly Segment[]): readonly Segment[] {
  const lines = new Map<string, number>()
  for (const { text } of rows) {
    const sign = symbolBefore.exec(text)?.[1]
    if (sign) lines.set(sign, (lines.get(sign) ?? 0) + 1)
  }
  if (lines.size === 0) return rows
  return rows.map((row) => {
    const [before, sign = ''] = symbolBefore.exec(row.text) ?? []
    if (before === undefined || (lines.get(sign) ?? 0) < leastLines) return row
    return { ...row, text: `${bulletSign} ${row.text.slice(before.length)}` }
  })
}

const symbolBefore = /^\s*([\ue000-\uf8ff])\s*(?=\S)/
