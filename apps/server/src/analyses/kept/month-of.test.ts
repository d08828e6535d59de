import { expect, it } from 'vitest'
import { monthOf } from './month-of.ts'

it('counts months from one, as people do, and by universal time', () => {
  expect(monthOf(Date.parse('2026-01-01T00:00:00Z'))).toEqual({ year: 2026, month: 1 })
  expect(monthOf(Date.parse('2026-12-31T23:59:59Z'))).toEqual({ year: 2026, month: 12 })
  expect(monthOf(Date.parse('2027-01-01T01:00:00+02:00'))).toEqual({ year: 2026, month: 12 })
})
