import { describe, expect, it } from 'vitest'
import { isProse } from './is-prose.ts'

const plain = { title: 0, company: 0, isDated: false }

describe('isProse', () => {
  it('knows a sentence that begins with what was done', () => {
    expect(isProse('Trained four new bakers in shaping and scoring', plain)).toBe(true)
  })

  it('knows a line that ends as sentences do', () => {
    expect(isProse('Our ovens ran from two until eleven at night.', plain)).toBe(true)
  })

  it('knows what is done today by its verb', () => {
    const signs = { title: 0, company: 3, isDated: false }
    expect(isProse('Supervise 16 room attendants and 4 housepersons', signs)).toBe(true)
    expect(isProse('Make up boards, run line-up', plain)).toBe(true)
    expect(isProse('Run the hotel bar', signs)).toBe(true)
    expect(isProse('Employ two stylists and a Saturday junior', plain)).toBe(true)
    expect(isProse('Lead generation specialist', plain)).toBe(false)
  })

  it('leaves names alone', () => {
    expect(isProse('Hill Bakery, Northam', plain)).toBe(false)
  })

  it('leaves a dated line of names alone, whatever ends it', () => {
    const words = 'Head Baker, Hill Bakery, Northam, Old Mill Lane.'
    expect(isProse(words, { ...plain, isDated: true })).toBe(false)
  })
})
