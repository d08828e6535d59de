import { describe, expect, it } from 'vitest'
import { scoreTitle } from './score-title.ts'

describe('scoreTitle', () => {
  it('names the job, where it has a name', () => {
    expect(scoreTitle({ score: 89, jd_title: 'Ward nurse' })).toBe('89 of 100 for “Ward nurse”')
    expect(scoreTitle({ score: 40, jd_title: null })).toBe('A match score of 40')
  })
})
