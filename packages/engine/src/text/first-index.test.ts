import { describe, expect, it } from 'vitest'
import { firstIndex } from './first-index.ts'

describe('firstIndex', () => {
  it('finds where the items begin that are so', () => {
    for (let most = 0; most <= 9; most += 1) {
      const items = Array.from({ length: 9 }, (_, at) => at)
      expect(firstIndex(items, (item) => item >= most)).toBe(most)
    }
  })

  it('is the end where none is so, and 0 in an empty list', () => {
    expect(firstIndex([1, 2, 3], () => false)).toBe(3)
    expect(firstIndex([], () => true)).toBe(0)
  })
})
