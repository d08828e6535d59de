import { expect, test } from 'vitest'
import { isBreak, isBreakEntry, tellsBreak } from './tells-break.ts'

test.each([
  'Career break, 2019-2021',
  'Parental leave',
  'At home with my two children',
  'Full-time carer for my father',
  'Raising a family',
  'Raising our twins',
  'Looked after my mother',
  'Left to look after my children',
  'Left work to care for my wife',
  'Made redundant, then took a forklift course',
  'Furloughed, later retrained as a baker',
  'Took a year off to see South America',
  'Backpacking in Asia',
  'Recovering from my own illness',
])('%s says of a whole CV what the time was for', (line) => {
  expect(tellsBreak.test(line)).toBe(true)
})

test.each([
  'Raising an invoice for each delivery',
  'Caring for our residents by day and night',
  'Planned leave for a team of 12',
  'Raising two rounds of funds',
  'Led the redundancy consultation of 30 colleagues',
  'Nursed people with long-term mental illness',
  'Looked after 24 residents a night',
  'Kept the year-end accounts',
])('%s tells of work', (line) => {
  expect(tellsBreak.test(line)).toBe(false)
})

test('an entry of time with an ill relative is a break', () => {
  expect(isBreakEntry('2020 - 2022\nTime out to look after a relative')).toBe(true)
  expect(isBreakEntry('Carer for a parent, 2018')).toBe(true)
  expect(isBreakEntry('Shop assistant, 2018')).toBe(false)
})

const role = (title: string, company = '') => {
  const text = (written: string) => ({ text: written, quote: written, span: { start: 0, end: 0 } })
  return {
    title: title === '' ? null : text(title),
    company: company === '' ? null : text(company),
    dates: null,
    from: null,
    to: null,
    bullets: [],
    span: { start: 0, end: 0 },
  }
}

test.each([
  role('Stay-at-home parent'),
  role('Sabbatical', 'travel'),
  role('', 'Looking for work'),
  role('Marketing manager', 'On a career break'),
])('among the roles a break is none: $title.text $company.text', (entry) => {
  expect(isBreak(entry)).toBe(true)
})

test.each([
  role('Teacher', 'maternity leave cover'),
  role('Travel Consultant', 'Sunny Tours'),
  role('Freelance designer (while raising two children)'),
  role('Care Assistant', 'Elm House'),
])('$title.text, $company.text is a role', (entry) => {
  expect(isBreak(entry)).toBe(false)
})
