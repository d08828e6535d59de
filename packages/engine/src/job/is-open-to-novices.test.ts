import { describe, expect, it } from 'vitest'
import { rowOf, scoredReport } from '../../test/scored-report.ts'
import { isOpenToNovices } from './is-open-to-novices.ts'

describe('isOpenToNovices', () => {
  it.each([
    'No experience needed, full training given.',
    'No previous experience is required',
    'You don’t need any experience, just a good eye',
    'Previous experience is not necessary',
    'Lettings experience great but we train',
    'We’ll teach you.',
    'Career changers welcome',
    'Whether you hold a licence already or you’ve never driven anything larger, write to us',
    'We train people from scratch',
    'Whether you’re new to hospitality or an old hand',
    'Experience is helpful but not essential',
  ])('hears that nobody needs to have done the work: %s', (line) => {
    expect(isOpenToNovices(line)).toBe(true)
  })

  it.each([
    'No experience of SAP needed',
    'You may be new to the area',
    'Calibration experience is of interest but not essential',
    'You don’t need experience with our till',
    'Experience of SAP is not essential',
    'We will train you on our systems',
    'Experience needed: two years in a kitchen',
  ])('hears nothing of the kind in: %s', (line) => {
    expect(isOpenToNovices(line)).toBe(false)
  })
})

describe('a posting that is open to novices', () => {
  const cvText = `Ada Linden
ada@example.com
07700 900113

Experience
Store supervisor, Harbour Phones, Feb 2023 - now
- Sold 90 phone contracts a month and dealt with complaints from customers
- Served customers at the till and ran a team of six at weekends

Skills
Customer service, sales`
  const jobText = `Lettings Negotiator

What you will do
- Show flats and write tenancy agreements
- Answer the phone

You must have
- Customer service
- Sales`
  const closed = scoredReport(cvText, jobText)
  const open = scoredReport(cvText, `${jobText}\n\nNo experience needed.`)

  it('asks for no work in its trade, and less for its title', () => {
    expect(closed.rows.some(({ requirement }) => requirement.need.type === 'field')).toBe(true)
    expect(open.rows.some(({ requirement }) => requirement.need.type === 'field')).toBe(false)
    const points = (report: typeof open) =>
      report.subScores.find(({ name }) => name === 'Title')?.points ?? 0
    expect(points(open)).toBeLessThan(points(closed) * 0.65)
    expect(rowOf(open, 'Lettings Negotiator').requirement.importance).toBe('preferred')
  })

  it('still asks for what it demands, and scores who has it higher', () => {
    expect(rowOf(open, 'Sales').requirement.importance).toBe('must')
    expect(open.score).toBeGreaterThan(closed.score + 5)
    expect(open.receipt.reduce((sum, { ofTenths }) => sum + ofTenths, 0)).toBe(1000)
  })
})
