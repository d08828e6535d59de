import { describe, expect, it } from 'vitest'
import type { DrawnText } from '../drawing/show-text.ts'
import { partWideGaps } from './part-wide-gaps.ts'

/** Words on one line, each behind a gap given in letter sizes. */
function parts(words: readonly (readonly [gap: number, text: string])[]): readonly string[] {
  let at = 50
  const runs = words.map(([gap, text]): DrawnText => {
    const start = at + gap * 10
    at = start + text.length * 5
    return {
      text,
      start,
      end: at,
      baseline: 100,
      size: 10,
      angle: 0,
      font: 'plain',
      fill: '#000000',
      opacity: 1,
      mode: 0,
      afterSpace: false,
    }
  })
  return partWideGaps(runs).map((part) => part.map(({ text }) => text).join(' '))
}

describe('partWideGaps', () => {
  it('parts names that stand in little boxes side by side', () => {
    expect(
      parts([
        [0, 'Pastry'],
        [1.4, 'Menu'],
        [0.3, 'planning'],
        [1.4, 'HACCP'],
        [0.05, '!'],
      ]),
    ).toEqual(['Pastry', 'Menu planning', 'HACCP !'])
  })

  it('keeps a line whose words were spread to fill it', () => {
    const spread = ['Led', 'a', 'team', 'of', 'nine'].map((text) => [1.1, text] as const)
    expect(parts(spread)).toEqual(['Led a team of nine'])
    const uneven = [0, 0.5, 0.9, 0.6].map((gap) => [gap, 'Word'] as const)
    expect(parts(uneven)).toEqual(['Word Word Word Word'])
  })
})
