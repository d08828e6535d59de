import { describe, expect, it } from 'vitest'
import { mostCvLetters, mostJobLetters } from '@rolefit/contract/input-rules'
import { refuseTexts } from './refuse-texts.ts'

const letters = (count: number) => 'x'.repeat(count)

describe('refuseTexts', () => {
  it('takes texts as long as the forms let people type', () => {
    const longest = { cvText: letters(mostCvLetters), jobText: letters(mostJobLetters) }
    expect(() => refuseTexts(longest)).not.toThrow()
  })

  it('refuses one letter more, in words that name the limit', () => {
    const cvText = letters(mostCvLetters + 1)
    expect(() => refuseTexts({ cvText, jobText: 'Baker' })).toThrow('longer than 100,000')
    const jobText = letters(mostJobLetters + 1)
    expect(() => refuseTexts({ cvText: 'Baker', jobText })).toThrow('longer than 50,000')
  })
})
