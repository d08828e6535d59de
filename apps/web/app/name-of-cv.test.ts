import { describe, expect, it } from 'vitest'
import { nameOfCv } from './name-of-cv.ts'

describe('nameOfCv', () => {
  it('names the job and whose it is', () => {
    expect(nameOfCv({ jd_title: 'Ward nurse', jd_company: 'Tarn Hospital' })).toBe(
      'Ward nurse, Tarn Hospital',
    )
  })

  it('does with what the posting says, and no longer than names may be', () => {
    expect(nameOfCv({ jd_title: 'Ward nurse', jd_company: null })).toBe('Ward nurse')
    expect(nameOfCv({ jd_title: null })).toBe('My CV')
    expect(nameOfCv({ jd_title: 'a'.repeat(100), jd_company: 'b'.repeat(80) })).toHaveLength(120)
  })
})
