import { describe, expect, it } from 'vitest'
import { ChainStarts } from './chain-starts.ts'

describe('ChainStarts', () => {
  it('keeps the first place of each word, by its number or as it is written', () => {
    const starts = new ChainStarts(4)
    expect([7, 65_535, 'ward', 7].map((word, place) => starts.getOrSet(word, place))).toEqual([
      0, 1, 2, 0,
    ])
    expect([7, 65_535, 'ward', 8, 'wards'].map((word) => starts.get(word))).toEqual([
      0, 1, 2, -1, -1,
    ])
  })

  it('lists the places in the order they were set', () => {
    const starts = new ChainStarts(3)
    for (const [word, place] of [
      [9, 30],
      [1, 10],
      [5, 20],
    ] as const)
      starts.getOrSet(word, place)
    expect(starts.all()).toEqual([30, 10, 20])
  })

  it('holds as many words as it was made for', () => {
    const starts = new ChainStarts(5_000)
    for (let word = 1; word <= 5_000; word += 1) starts.getOrSet(word * 13, word)
    const wrong = Array.from({ length: 5_000 }, (_, i) => i + 1).filter(
      (word) => starts.get(word * 13) !== word,
    )
    expect(wrong).toEqual([])
  })
})
