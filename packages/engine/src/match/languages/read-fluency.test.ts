import { describe, expect, it } from 'vitest'
import { rowOf, scoredReport } from '../../../test/scored-report.ts'

function creditOf(language: string, spoken: string): number {
  return creditFor(spoken, language, language)
}

function creditFor(languages: string, asked = 'German', named = 'German'): number {
  const jobText = `Wine Merchant\n\nRequirements\n- Excel\n- ${asked}\n- Stock control\n- Serving customers`
  const cvText = `Ann Other
ann@example.com

Experience
Shop Assistant, Elm Cellars, 2021 - present
- Carried cases to the cellar and wrote the labels of every shelf by hand each Monday
- Served customers at the counter and answered the letters of the oldest buyers

Languages
${languages}`
  return rowOf(scoredReport(cvText, jobText), named).credit
}

describe('the level of a language', () => {
  it('counts in full where none is named, or one to work with', () => {
    expect(creditFor('German')).toBe(1)
    expect(creditFor('German B2')).toBe(1)
    expect(creditFor('German: C1, certificate of 2020')).toBe(1)
  })

  it('counts for less, the further it is from what work takes', () => {
    expect(creditFor('German B1')).toBe(0.5)
    expect(creditFor('German (A2)')).toBe(0.25)
    expect(creditFor('German level A1')).toBe(0.25)
  })

  it('is measured by the level that the posting names', () => {
    expect(creditFor('German B2', 'German at C1 or better')).toBe(0.5)
    expect(creditFor('German B1', 'German from B1')).toBe(1)
    expect(creditFor('German A2', 'Some German')).toBe(1)
  })

  it('is read from examinations of one language', () => {
    expect(creditFor('German, JLPT N3')).toBe(1)
    expect(creditOf('Japanese', 'Japanese, JLPT N3')).toBe(0.5)
    expect(creditOf('Japanese', 'Japanese (N1)')).toBe(1)
    expect(creditOf('Mandarin', 'Mandarin (HSK 3)')).toBe(0.25)
    expect(creditOf('Mandarin', 'Mandarin, HSK 5')).toBe(1)
  })

  it('is what the words beside the language ask for', () => {
    expect(creditFor('German B1', 'Conversational German')).toBe(1)
    expect(creditFor('German: elementary', 'Conversational German')).toBe(0.25)
    expect(creditFor('German: intermediate', 'Working knowledge of German')).toBe(1)
    expect(creditFor('German B2', 'Fluent German')).toBe(0.5)
    expect(creditFor('German C1', 'Fluent German')).toBe(1)
    expect(creditFor('German A2', 'Some experience of sales, good German')).toBe(0.25)
  })

  it('is not taken from the next language', () => {
    expect(creditFor('German, French A2')).toBe(1)
  })

  it('counts little where the CV says how little it is', () => {
    for (const spoken of [
      'German: a few words',
      'German – a little',
      'German: basic',
      'German: school level',
      'German (GCSE)',
      'German – currently learning',
      'Basic German',
    ])
      expect(creditFor(spoken), spoken).toBe(0.25)
    expect(creditFor('German: fluent')).toBe(1)
    expect(creditFor('Native German')).toBe(1)
  })

  it('is half of what work takes where it does for everyday life', () => {
    expect(creditFor('German (limited working proficiency)')).toBe(0.5)
    expect(creditFor('Conversational German')).toBe(0.5)
  })
})
