import { describe, expect, it } from 'vitest'
import { rankAgreement } from './rank-agreement.ts'

describe('rankAgreement', () => {
  it('is 1 for one order, -1 for the opposite', () => {
    expect(rankAgreement([1, 2, 3], [10, 20, 30])).toBe(1)
    expect(rankAgreement([1, 2, 3], [30, 20, 10])).toBe(-1)
  })

  it('counts ties out on the side that has them', () => {
    expect(rankAgreement([1, 1, 2], [1, 2, 3])).toBeCloseTo(2 / Math.sqrt(6))
    expect(rankAgreement([1, 1, 1], [1, 2, 3])).toBe(0)
  })
})
