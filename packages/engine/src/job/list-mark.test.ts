import { describe, expect, it } from 'vitest'
import { endsInMark, linesBelow, listBelow, listMark } from './list-mark.ts'

const marks = ['-', '•', '–', '—', '~', '✓', '➤', '1.', '👉', '*']

describe('the marks of lists', () => {
  it.each(marks)('are known everywhere: %s', (mark) => {
    expect(listMark.test(`${mark} MIG welding`)).toBe(true)
    expect(endsInMark.test(`\n${mark} `)).toBe(true)
    expect(linesBelow.test(`\n\n${mark} MIG welding`)).toBe(true)
  })

  it('are none of a word’s letters', () => {
    expect(listMark.test('MIG welding')).toBe(false)
    expect(listMark.test('2019 was a good year')).toBe(false)
    expect(listBelow.test('\nMIG welding')).toBe(false)
    expect(linesBelow.test('\n\nMIG welding')).toBe(false)
  })
})
