import { describe, expect, it } from 'vitest'
import type { Strength } from '../candidate/candidate.ts'
import { countPlaces, countWordPlaces, presence } from './credit-rules.ts'

const lines = (strength: Strength, count: number, backing = 1, words = 8) =>
  Array.from({ length: count }, () => ({ strength, backing, first: 0, last: words }))

describe('countPlaces', () => {
  it('counts lines that tell, up to a limit', () => {
    expect(countPlaces(lines('described', 2))).toBe(2)
    expect(countPlaces(lines('result', 40))).toBe(3)
  })

  it('counts no more than two lists, however often they name a thing', () => {
    expect(countPlaces(lines('listed', 30))).toBe(countPlaces(lines('listed', 2)))
    expect(countPlaces([...lines('listed', 30), ...lines('described', 3)])).toBe(3)
  })
})

describe('a long line', () => {
  it('counts the less for each thing it names, the more it says besides', () => {
    const [short, long, longer] = [12, 18, 36].map((words) =>
      countPlaces(lines('described', 1, 1, words)),
    )
    expect(short).toBe(1)
    expect(long).toBeCloseTo(2 / 3)
    expect(longer).toBeCloseTo(1 / 3)
  })

  it('may use some words more to say what came of the work', () => {
    expect(countPlaces(lines('result', 1, 1, 18))).toBe(1)
    expect(countPlaces(lines('result', 1, 1, 40))).toBe(0.5)
  })

  it('counts in full where it is a list', () => {
    expect(countPlaces(lines('listed', 1, 1, 60))).toBe(1)
  })
})

describe('lists without work behind them', () => {
  it('count for less than a line each', () => {
    expect(countPlaces(lines('listed', 2, 0.3))).toBeLessThan(countPlaces(lines('listed', 1)))
  })
})

describe('presence', () => {
  it('is nothing for what is not there, and grows with each place', () => {
    expect(presence(0, 1, 1)).toBe(0)
    expect(presence(1, 1, 1)).toBe(0.5)
    expect(presence(3, 1, 1)).toBeGreaterThan(presence(2, 1, 1))
  })

  it('weighs one line less among many others', () => {
    expect(presence(1, 1, 3)).toBeLessThan(presence(1, 1, 0.5))
  })
})

describe('countWordPlaces', () => {
  const places = (isWork: boolean, count: number) =>
    lines('described', count).map((line) => ({ ...line, isWork }))

  it('counts a word in full where the CV tells of work', () => {
    expect(countWordPlaces(places(true, 2))).toBe(2)
  })

  it('counts it for less in a list or a summary, however often it stands there', () => {
    expect(countWordPlaces(places(false, 1))).toBeLessThan(1)
    expect(countWordPlaces(places(false, 1))).toBeGreaterThan(0)
    expect(countWordPlaces(lines('listed', 30).map((line) => ({ ...line, isWork: false })))).toBe(
      countWordPlaces(places(false, 2)),
    )
  })
})
