import { bulletSign } from '../../layout/read-bullet.ts'
import type { Segment } from './build-segments.ts'

/** An icon stands before a line or two; a sign before that many is a bullet. */
const leastLines = 3

/**
 * Symbol fonts keep their bullets where others keep icons, and word processors take a small "o" for a ring: the same one
 * before many lines is a bullet.
 */
export function markSymbolBullets(rows: readonly Segment[]): readonly Segment[] {
  const lines = new Map<string, number>()
  for (const { text } of rows) {
    const sign = signBefore.exec(text)?.[0].trim()
    if (sign) lines.set(sign, (lines.get(sign) ?? 0) + 1)
  }
  if (lines.size === 0) return rows
  return rows.map((row) => {
    const [before = ''] = signBefore.exec(row.text) ?? []
    if ((lines.get(before.trim()) ?? 0) < leastLines) return row
    return { ...row, text: `${bulletSign} ${row.text.slice(before.length)}` }
  })
}

const signBefore = /^\s*(?:[\ue000-\uf8ff]\s*(?=\S)|o(?:\s+(?=[\p{Lu}\p{N}])|\s*$))/u
