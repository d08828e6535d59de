import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apportion } from './apportion.ts'

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)

describe('apportion', () => {
  it('rounds parts so that they sum to the whole', () => {
    expect(apportion([33.3, 33.3, 33.4], 100)).toEqual([33, 33, 34])
  })

  it('gives what is left over to the greatest remainder, and to the first of equals', () => {
    expect(apportion([1.2, 1.7, 1.1], 4)).toEqual([1, 2, 1])
    expect(apportion([0.5, 0.5], 1)).toEqual([1, 0])
  })

  it('gives the same whatever the order in which a part was added up', () => {
    const [one, other] = [0.1 + 0.2 + 0.3, 0.3 + 0.2 + 0.1]
    expect(one).not.toBe(other)
    expect(apportion([other, one], 1)).toEqual(apportion([one, other], 1))
    expect(apportion([4 * one - 0.4, 0.5], 2)).toEqual(apportion([4 * other - 0.4, 0.5], 2))
    expect(apportion([0.3 / 0.1, 0.4], 3)).toEqual([3, 0])
  })

  it('takes what is too much from the smallest remainder, and nothing from what has nothing', () => {
    expect(apportion([1.2, 1.7, 1.1], 2)).toEqual([1, 1, 0])
    expect(apportion([0.2, 3.1], 2)).toEqual([0, 2])
  })

  it('gives nothing to what earned nothing', () => {
    expect(apportion([0, 2.5, 0], 3)).toEqual([0, 3, 0])
    expect(apportion([0, 0], 0)).toEqual([0, 0])
    expect(apportion([], 0)).toEqual([])
  })

  it('sums exactly, whatever the parts', () => {
    const parts = fc.array(fc.double({ min: 0.01, max: 50, noNaN: true }), {
      minLength: 1,
      maxLength: 40,
    })
    fc.assert(
      fc.property(parts, (values) => {
        const total = Math.round(sum(values))
        const rounded = apportion(values, total)
        expect(sum(rounded)).toBe(total)
        expect(
          rounded.every((part, index) => part >= 0 && Math.abs(part - (values[index] ?? 0)) < 2),
        ).toBe(true)
      }),
    )
  })
})
