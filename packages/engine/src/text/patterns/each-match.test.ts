import { describe, expect, it } from 'vitest'
import { eachMatch } from './each-match.ts'

describe('eachMatch', () => {
  it('finds what matchAll finds, text after text', () => {
    const pattern = /\d+|$/g
    for (const text of ['7 and 12', '', 'none'])
      expect(eachMatch(text, pattern).map(({ 0: all, index }) => [all, index])).toEqual(
        Array.from(text.matchAll(pattern), ({ 0: all, index }) => [all, index]),
      )
  })

  it('passes a pair of halves where nothing was matched', () => {
    const pattern = /x?/gu
    expect(eachMatch('😀x', pattern).map(({ index }) => index)).toEqual([0, 2, 3])
  })
})
