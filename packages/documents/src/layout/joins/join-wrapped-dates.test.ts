import { describe, expect, it } from 'vitest'
import { joinWrappedDates } from './join-wrapped-dates.ts'

function below(texts: readonly string[]): readonly string[] {
  const drawn = texts.map((text, line) => ({
    text,
    start: 50,
    end: 50 + text.length * 5,
    baseline: 100 + line * 12,
    size: 10,
  }))
  return joinWrappedDates(drawn).map(({ text }) => text)
}

describe('joinWrappedDates', () => {
  it('joins dates of which a column has room for one part at a time', () => {
    expect(below(['September', '2016 - December', '2018'])).toEqual([
      'September 2016 - December 2018',
    ])
    expect(below(['April 2021', '- Present'])).toEqual(['April 2021 - Present'])
    expect(below(['April 2021', 'to May 2023'])).toEqual(['April 2021 to May 2023'])
  })

  it('leaves a title above its dates', () => {
    expect(below(['Nurse', '2016 - 2018', 'Maynard Homes'])).toEqual([
      'Nurse',
      '2016 - 2018',
      'Maynard Homes',
    ])
  })
})
