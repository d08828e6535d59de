import { expect, it } from 'vitest'
import { rowOf, scoredReport } from '../../test/scored-report.ts'

const ofCouncil = `Ann Other
ann@example.com

Experience
Clerical Officer, Elm Council, 2009 - 2026
- Opened and scanned the post, filed case papers and booked interview rooms
- Answered the public at the counter and by phone, about fifty a day`

const asking = (title: string) => `${title}, Elm Hospital

Duties
- Order stationery and file case notes
- Support patients and their families on the ward

Requirements
- Patient records
- Medical terminology
- Keyboard skills`

it('counts the work of an office for who sits at a desk of another trade, and for nobody else there', () => {
  const credit = (title: string) =>
    rowOf(scoredReport(ofCouncil, asking(title)), 'Work in health care').credit
  expect(credit('Ward Clerk')).toBeGreaterThan(0.15)
  expect(credit('Medical Receptionist')).toBeGreaterThan(0.15)
  expect(credit('Healthcare Assistant')).toBeLessThan(0.1)
})

it('names an office as the line of work of who manages one, whatever bills are paid there', () => {
  const posting = `Office Manager / PA to the Director

The role
- Raise invoices in Xero, chase late payers, reconcile the company card
- Keep the director’s diary and book travel

Requirements
- Xero
- Three years as a PA`
  const row = rowOf(scoredReport(ofCouncil, posting), 'Work in an office')
  expect(row.credit).toBeGreaterThan(0.2)
})
