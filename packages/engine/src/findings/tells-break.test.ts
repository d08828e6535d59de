import { expect, test } from 'vitest'
import { isBreakEntry, tellsBreak } from './tells-break.ts'

test.each([
  'Career break, 2019-2021',
  'Parental leave',
  'At home with my two children',
  'Full-time carer for my father',
  'Raising a family',
  'Raising our twins',
  'Looked after my mother',
])('%s says of a whole CV what the time was for', (line) => {
  expect(tellsBreak.test(line)).toBe(true)
})

test.each([
  'Raising an invoice for each delivery',
  'Caring for our residents by day and night',
  'Planned leave for a team of 12',
  'Raising two rounds of funds',
])('%s tells of work', (line) => {
  expect(tellsBreak.test(line)).toBe(false)
})

test('an entry of time with an ill relative is a break', () => {
  expect(isBreakEntry('2020 - 2022\nTime out to look after a relative')).toBe(true)
  expect(isBreakEntry('Carer for a parent, 2018')).toBe(true)
  expect(isBreakEntry('Shop assistant, 2018')).toBe(false)
})
