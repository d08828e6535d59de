import { describe, expect, it } from 'vitest'
import { readLines } from '../lines/read-lines.ts'
import { guessSection } from './guess-section.ts'

describe('guessSection', () => {
  it('finds roles by their dates and bullets', () => {
    const lines = readLines(
      'Baker\nHill Ovens, 2019 - 2021\n- Baked\nMiller\n2015 - 2019\n- Milled',
    )
    expect(guessSection(lines, 'header')).toBe('experience')
  })

  it('finds schools by degrees, also right after roles', () => {
    const lines = readLines('Diploma in Baking\nRye Hollow, 2012 - 2014')
    expect(guessSection(lines, 'experience')).toBe('education')
  })

  it('takes a date without a title or a bullet after roles for a school', () => {
    const lines = readLines('Grain and Flour\nRye Hollow, 2012 - 2014')
    expect(guessSection(lines, 'experience')).toBe('education')
  })

  it('takes sentences for a summary and lists for neither', () => {
    expect(guessSection(readLines('Bakes bread for three villages.'), 'header')).toBe('summary')
    expect(guessSection(readLines('- Rye\n- Spelt'), 'header')).toBe('other')
    expect(guessSection([], 'header')).toBe('other')
  })

  it('takes short names between separators for skills', () => {
    const lines = readLines('Sourdough • Laminated dough • Stock control • HACCP')
    expect(guessSection(lines, 'education')).toBe('skills')
  })
})
