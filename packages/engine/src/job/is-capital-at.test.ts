import { describe, expect, it } from 'vitest'
import { isCapitalAt } from './is-capital-at.ts'

describe('isCapitalAt', () => {
  it('knows the capitals of every alphabet that has them', () => {
    for (const letter of 'AZÉÖŻЯΩ') expect([letter, isCapitalAt(letter, 0)]).toEqual([letter, true])
    for (const sign of 'azéößя1-漢 ') expect([sign, isCapitalAt(sign, 0)]).toEqual([sign, false])
  })

  it('finds none behind the end', () => {
    expect(isCapitalAt('A', 1)).toBe(false)
  })
})
