import { describe, expect, it } from 'vitest'
import { findFullLines } from './find-full-lines.ts'

const rows = (...texts: readonly string[]) =>
  texts.map((text, at) => ({
    text,
    start: 50,
    end: 50 + 5 * text.length,
    baseline: 100 + 12 * at,
    size: 10,
  }))
const fullOf = (...texts: readonly string[]) =>
  [...findFullLines(rows(...texts))].map(({ text }) => text)

describe('findFullLines', () => {
  it('finds the lines of running text behind which the next word had no room', () => {
    expect(
      fullOf(
        'Twenty years in the city, night lines and',
        'buses with seven hundred people a shift.',
        'Instructor of new drivers since the spring',
        'of 2014, and an award.',
      ),
    ).toEqual([
      'Twenty years in the city, night lines and',
      'buses with seven hundred people a shift.',
      'Instructor of new drivers since the spring',
    ])
  })

  it('finds none in a list, whose lines end anywhere', () => {
    expect(fullOf('Inspection and testing', 'Motors', 'Drives', 'Pumps', 'Pneumatics')).toEqual([])
  })

  it('does not take dates at the right edge for the width of the text', () => {
    const [head, ...text] = rows(
      'Hill House\t2019 - 2024',
      'Washed, dressed and fed the residents',
      'with dementia and turned them on a plan',
      'of two hours, without a new pressure',
      'sore.',
    )
    const wide = head ? [{ ...head, end: 500 }, ...text] : text
    expect(findFullLines(wide).size).toBe(3)
  })
})
