import { describe, expect, it } from 'vitest'
import { NumberMarks } from './number-marks.ts'

describe('NumberMarks', () => {
  it('tells a number that is new from one that was met', () => {
    const marks = new NumberMarks(8)
    expect([marks.add(3), marks.add(3), marks.add(0)]).toEqual([true, false, true])
    expect([marks.has(3), marks.has(4)]).toEqual([true, false])
  })

  it('knows none after it was cleared', () => {
    const marks = new NumberMarks(8)
    marks.add(3)
    marks.clear()
    expect([marks.has(3), marks.add(3)]).toEqual([false, true])
  })

  it('knows none after it was cleared more often than it can count', () => {
    const marks = new NumberMarks(8)
    marks.add(3)
    for (let round = 0; round < 65_535; round += 1) marks.clear()
    expect(marks.has(3)).toBe(false)
  })
})
