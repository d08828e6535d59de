import { describe, expect, it } from 'vitest'
import { tellsTerms } from './employment-terms.ts'

describe('tellsTerms', () => {
  it.each([
    'part time',
    'Part-time, evenings',
    '20 hours a week',
    '16 hrs/week',
    '0.6 FTE',
    'two days a week',
    'nights only',
    '12 month maternity cover',
    'weekends and school holidays',
    'bank staff',
    'fixed-term contract',
  ])('knows on what terms somebody worked: %s', (words) => {
    expect(tellsTerms(words)).toBe(true)
  })

  it.each([
    '',
    'Night Manager',
    'Contract Manager',
    'The Bank',
    'Remote',
    'Maternity leave',
    '12 Hours Ltd',
    'Saturday Night Takeaway',
    '30 hours of training',
  ])('takes neither a title, an employer, a place nor a task for it: %s', (words) => {
    expect(tellsTerms(words)).toBe(false)
  })
})
