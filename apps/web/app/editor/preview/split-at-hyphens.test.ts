import { describe, expect, it } from 'vitest'
import { splitAtHyphens } from './split-at-hyphens.ts'

describe('splitAtHyphens', () => {
  it('leaves a hyphen between letters to be broken after', () => {
    expect(splitAtHyphens('a well-known Meulen–Kato')).toEqual(['a well-known Meulen–Kato'])
  })

  it('keeps the figures around a hyphen together, and no more than them', () => {
    expect(splitAtHyphens('pages 44-59, 2016–2017')).toEqual([
      'pages 4',
      '4-5',
      '9, 201',
      '6–2',
      '017',
    ])
  })

  it('keeps a letter and a figure together, a sign before a word, and a whole chain', () => {
    expect(splitAtHyphens('COVID-19')).toEqual(['COVI', 'D-1', '9'])
    expect(splitAtHyphens('24-hour')).toEqual(['2', '4-h', 'our'])
    expect(splitAtHyphens('run --all')).toEqual(['run ', '--a', 'll'])
    expect(splitAtHyphens('of 1-2-3')).toEqual(['of ', '1-2-3', ''])
  })

  it('loses nothing', () => {
    for (const text of ['', '-', 'a - b', '– 5', '(2020-2024), x-1-y', '--', 'a--b']) {
      expect(splitAtHyphens(text).join('')).toBe(text)
    }
  })
})
