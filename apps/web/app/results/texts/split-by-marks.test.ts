import { describe, expect, it } from 'vitest'
import { splitByMarks } from './split-by-marks.ts'

const text = 'Dressed wounds, gave insulin'

describe('splitByMarks', () => {
  it('cuts the text at its marks and loses no letter', () => {
    const pieces = splitByMarks(text, [{ start: 8, end: 14, status: 'met' }])
    expect(pieces).toEqual([
      { start: 0, text: 'Dressed ', status: null },
      { start: 8, text: 'wounds', status: 'met' },
      { start: 14, text: ', gave insulin', status: null },
    ])
  })

  it('keeps every letter once where marks overlap, touch or repeat', () => {
    const pieces = splitByMarks(text, [
      { start: 8, end: 14, status: 'met' },
      { start: 10, end: 20, status: 'partly' },
      { start: 0, end: 8, status: 'missing' },
      { start: 8, end: 14, status: 'missing' },
    ])
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
    expect(pieces.map(({ status }) => status)).toEqual(['missing', 'met', 'partly', null])
  })

  it('passes over marks that lie outside the text', () => {
    const pieces = splitByMarks(text, [
      { start: -1, end: 4, status: 'met' },
      { start: 20, end: 400, status: 'met' },
      { start: 5, end: 5, status: 'met' },
    ])
    expect(pieces).toEqual([{ start: 0, text, status: null }])
  })
})
