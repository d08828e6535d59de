import { describe, expect, it } from 'vitest'
import { whoseJob } from './whose-job.ts'

describe('whoseJob', () => {
  it('says whose job it is and where', () => {
    expect(whoseJob({ jd_company: 'Tarn Hospital', jd_place: 'Leeds' })).toBe(
      'Tarn Hospital, Leeds',
    )
  })

  it('says what is known, and nothing where nothing is', () => {
    expect(whoseJob({ jd_company: null, jd_place: 'Leeds' })).toBe('Leeds')
    expect(whoseJob({ jd_company: 'Tarn Hospital', jd_place: null })).toBe('Tarn Hospital')
    expect(whoseJob({})).toBe('')
  })

  it('does not name the place twice', () => {
    expect(whoseJob({ jd_company: 'City Bus Corrigmore', jd_place: 'Corrigmore' })).toBe(
      'City Bus Corrigmore',
    )
  })
})
