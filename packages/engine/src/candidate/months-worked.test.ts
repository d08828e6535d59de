import { describe, expect, it } from 'vitest'
import { readCv } from '../cv/read-cv.ts'
import { countMonthsWorked } from './months-worked.ts'

function monthsOf(roles: string): number {
  const { experience } = readCv(`Jo Reed\njo@example.com\n\nWork experience\n${roles}\n`)
  return countMonthsWorked(experience, { year: 2026, month: 11 })
}

describe('countMonthsWorked', () => {
  it('counts years alone from January to December, and today up to today', () => {
    expect(monthsOf('Waiter, Blue Bistro, 2021 – 2022')).toBe(24)
    expect(monthsOf('Waiter, Blue Bistro, May 2026 – present')).toBe(7)
  })

  it('counts months of two roles at once a single time', () => {
    expect(
      monthsOf('Waiter, Blue Bistro, 2021 – 2022\nBarista, Dale Café, Jul 2022 – Jun 2023'),
    ).toBe(30)
  })

  it('counts of summers and seasons only their months', () => {
    expect(monthsOf('Fruit Picker, Hill Farm, summers 2016 – 2018')).toBe(9)
    expect(monthsOf('Fruit Picker, Hill Farm, seasons 2016 – 2018')).toBe(18)
    expect(monthsOf('Ski Instructor, Hill Resort, winters 2016, 2017')).toBe(6)
  })
})
