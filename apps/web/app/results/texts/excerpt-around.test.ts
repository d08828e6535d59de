import { describe, expect, it } from 'vitest'
import { excerptAround } from './excerpt-around.ts'

const lines = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].join('\n')

describe('excerptAround', () => {
  it('shows two lines before and two after', () => {
    const start = lines.indexOf('four')
    expect(excerptAround(lines, start, start + 4)).toEqual({
      text: 'two\nthree\nfour\nfive\nsix',
      offset: lines.indexOf('two'),
      isCutBefore: true,
      isCutAfter: true,
    })
  })

  it('ends with the text at both edges', () => {
    expect(excerptAround(lines, 0, 3)).toMatchObject({
      text: 'one\ntwo\nthree',
      isCutBefore: false,
    })
    const last = lines.indexOf('seven')
    expect(excerptAround(lines, last, lines.length)).toMatchObject({
      text: 'five\nsix\nseven',
      isCutAfter: false,
    })
  })

  it('cuts a long paragraph between two words and keeps the marked ones', () => {
    const long = `${'many words '.repeat(100)}wound care${' and more'.repeat(100)}`
    const start = long.indexOf('wound care')
    const { text, offset, isCutBefore, isCutAfter } = excerptAround(long, start, start + 10)
    expect(text.length).toBeLessThan(560)
    expect(text.slice(start - offset, start - offset + 10)).toBe('wound care')
    expect(text).toMatch(/^(many|words) .* (and|more)$/)
    expect([isCutBefore, isCutAfter]).toEqual([true, true])
  })

  it('keeps its offsets true for any span of a text', () => {
    for (let start = 0; start < lines.length; start += 1) {
      for (let end = start + 1; end <= lines.length; end += 1) {
        const { text, offset } = excerptAround(lines, start, end)
        expect(lines.slice(offset, offset + text.length)).toBe(text)
      }
    }
  })
})
