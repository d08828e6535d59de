import { describe, expect, it } from 'vitest'
import { Percent } from './percent.ts'

describe('Percent', () => {
  it('goes from nothing to all, in whole numbers', () => {
    const taken = [-1, 0, 50, 99.5, 100, 101].filter((each) => Percent.safeParse(each).success)
    expect(taken).toEqual([0, 50, 100])
  })
})
