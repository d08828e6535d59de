import { describe, expect, it } from 'vitest'
import { emptyCv, toEdited } from './edited-cv.ts'
import { findPlaceholders, hasPlaceholder } from './find-placeholders.ts'

describe('findPlaceholders', () => {
  it('finds each place that waits for a fact, and where it stands', () => {
    const role = {
      title: 'Cook',
      company: '',
      dates: '',
      bullets: ['Fed [number] guests in [how long]'],
    }
    const { cv } = toEdited({ ...emptyCv, summary: 'Cook [sic', experience: [role] })
    expect(findPlaceholders(cv)).toEqual([
      { field: 'k1', place: 'Cook', start: 4, words: '[number]' },
      { field: 'k1', place: 'Cook', start: 23, words: '[how long]' },
    ])
  })
})

describe('hasPlaceholder', () => {
  it('sees one wherever it stands, however often it is asked', () => {
    for (const text of ['[number] guests', 'Fed [number] guests', 'Fed [number]']) {
      expect([hasPlaceholder(text), hasPlaceholder(text)]).toEqual([true, true])
    }
    for (const text of ['', 'Cook [sic', '[]']) expect(hasPlaceholder(text)).toBe(false)
  })
})
