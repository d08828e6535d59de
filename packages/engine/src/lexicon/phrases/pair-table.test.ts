import { describe, expect, it } from 'vitest'
import { PairTable } from './pair-table.ts'

describe('PairTable', () => {
  it('gives back what was set for a pair, and 0 for any other', () => {
    const table = new PairTable()
    table.set(1, 2, 7)
    table.set(2, 1, 8)
    expect([table.get(1, 2), table.get(2, 1), table.get(1, 1), table.get(2, 2)]).toEqual([
      7, 8, 0, 0,
    ])
  })

  it('takes the last value set', () => {
    const table = new PairTable()
    table.set(3, 4, 1)
    table.set(3, 4, 2)
    expect(table.get(3, 4)).toBe(2)
  })

  it('holds tens of thousands of pairs up to the largest numbers', () => {
    const table = new PairTable()
    for (let i = 1; i <= 40_000; i += 1) table.set(65_536 - i, i, i)
    const wrong = Array.from({ length: 40_000 }, (_, i) => i + 1).filter(
      (i) => table.get(65_536 - i, i) !== i || table.get(i, i) !== (i === 32_768 ? i : 0),
    )
    expect(wrong).toEqual([])
  })
})
