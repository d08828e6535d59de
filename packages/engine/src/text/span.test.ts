import { describe, expect, it } from 'vitest'
import { overlaps } from './span.ts'

describe('overlaps', () => {
  it('tells spans that share a letter from those that only meet', () => {
    expect(overlaps({ start: 0, end: 4 }, { start: 3, end: 9 })).toBe(true)
    expect(overlaps({ start: 3, end: 4 }, { start: 0, end: 9 })).toBe(true)
    expect(overlaps({ start: 0, end: 4 }, { start: 4, end: 9 })).toBe(false)
  })
})
