import { describe, expect, it } from 'vitest'
import { emptyCv, toEdited } from './edited-cv.ts'
import { findPlaceholders } from './find-placeholders.ts'

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
