import { describe, expect, it } from 'vitest'
import { areApart, gutterOverleaf } from './gutter-overleaf.ts'

const box = (start: number, end: number, baseline: number) => ({ start, end, baseline, size: 10 })
const before = { gutter: { at: 200, top: 90, bottom: 700 }, left: 50, right: 206 }
const side = box(50, 120, 60)
const main = [box(206, 400, 60), box(206, 420, 74)]

describe('gutterOverleaf', () => {
  it('goes on with the columns of the page before, down to the first line across both', () => {
    const across = box(50, 420, 120)
    expect(gutterOverleaf([side, ...main, across], before)).toEqual({
      at: 200,
      top: 60,
      bottom: 74,
    })
  })

  it.each([
    ['one column goes on', main],
    ['text stands elsewhere, as a title with its date does', [side, box(330, 400, 60)]],
    ['text across both stands on top', [box(50, 420, 40), side, ...main]],
  ])('is none where %s', (_, items) => {
    expect(gutterOverleaf(items, before)).toBeNull()
  })
})

describe('areApart', () => {
  it('tells pieces in different columns from those in one, or above both', () => {
    const { gutter } = before
    const [left, right] = [box(50, 120, 100), box(206, 400, 100)]
    expect(areApart(left, right, gutter)).toBe(true)
    expect(areApart(right, { ...right, baseline: 120 }, gutter)).toBe(false)
    expect(areApart({ ...left, baseline: 60 }, { ...right, baseline: 60 }, gutter)).toBe(false)
    expect(areApart(left, right, null)).toBe(false)
  })
})
