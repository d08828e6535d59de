import { describe, expect, it } from 'vitest'
import { setPlacesBelowTitles } from './set-places-below-titles.ts'

const box = (text: string, start: number, baseline: number, width = 60) => ({
  text,
  start,
  end: start + width,
  baseline,
  size: 10,
})

const texts = (drawn: Parameters<typeof setPlacesBelowTitles>[0]) =>
  setPlacesBelowTitles(drawn).map(({ text }) => text)

describe('setPlacesBelowTitles', () => {
  it('reads the town below a date behind the title to its right', () => {
    const drawn = [
      box('2019 – 2022', 50, 100),
      box('Leeds', 50, 113),
      box('Staff Nurse', 150, 100),
      box('Fenland Hospital', 150, 113),
    ]
    expect(texts(drawn)).toEqual(['2019 – 2022', 'Staff Nurse', 'Leeds', 'Fenland Hospital'])
  })

  it('leaves what stands below a date and heads text of its own', () => {
    const drawn = [
      box('2019 – 2022', 50, 100),
      box('Staff Nurse', 50, 113),
      box('Dressed wounds', 50, 126, 200),
    ]
    expect(texts(drawn)).toEqual(drawn.map(({ text }) => text))
  })
})
