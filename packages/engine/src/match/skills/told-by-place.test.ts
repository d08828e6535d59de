import { describe, expect, it } from 'vitest'
import { scoredReport } from '../../../test/scored-report.ts'
import type { MatchRow } from '../match-row.ts'

function rowsFor(asked: string, role: string): readonly MatchRow[] {
  const jobText = `HR Business Partner
Fernhollow Group, Leeds

What you will do
- Advise managers on employee relations cases
- Lead on recruitment for the site

What you need
- ${asked}
- CIPD Level 5
`
  const cvText = `Morgan Ashdale
morgan.ashdale@example.com

Experience

${role}
2016 - 2024
- Advised managers on discipline and grievances
- Ran the induction of everybody who joined

Administrator, Wend & Marlow
2012 - 2016
- Kept personnel files
`
  const at = jobText.indexOf(asked)
  return scoredReport(cvText, jobText).rows.filter(
    ({ requirement: { sentence } }) => sentence.start === at,
  )
}

function shown(asked: string, role: string): MatchRow | undefined {
  return rowsFor(asked, role).toSorted((a, b) => b.credit - a.credit)[0]
}

describe('a background that is shown by where somebody worked', () => {
  it.each([
    ['Experience in a manufacturing environment', 'HR Adviser, Ferncombe Bakeries Ltd'],
    ['FMCG background', 'HR Adviser, Ferncombe Brewery'],
    ['Banking or healthcare background', 'HR Adviser, Bank of Ferncombe'],
    ['Banking or healthcare background', 'HR Adviser, Brackley Hospital NHS Foundation Trust'],
    ['Experience of working for a local authority', 'HR Adviser, Ferncombe Borough Council'],
    ['Public sector experience', 'HR Adviser, Ferncombe Borough Council'],
    ['Experience in logistics or manufacturing', 'HR Adviser, Wend Haulage (North)'],
    ['Charity sector', 'HR Adviser, Ferncombe Hospice'],
  ])('tells of "%s" by "%s", quoted and never called met', (asked, role) => {
    const row = shown(asked, role)
    expect(row).toMatchObject({ how: 'told', status: 'partly' })
    expect(role).toContain(row?.evidence[0]?.quote)
  })

  it.each([
    ['Banking background', 'HR Adviser, Bank Street Cafe'],
    ['Healthcare background', 'HR Adviser, Hospital Road Motors'],
    ['Food industry background', 'HR Adviser, Baker & Lowe Solicitors'],
    ['FMCG background', 'HR Adviser, Brewery Lane Dental'],
    ['Experience of working for a local authority', 'HR Adviser, Council Tavern'],
  ])('does not tell of "%s" by "%s"', (asked, role) => {
    expect(shown(asked, role)?.credit ?? 0).toBe(0)
  })

  it('does not take what somebody sold or used for where they worked', () => {
    const cvText = `Jo Baker
jo.baker@example.com

Experience

Sales Assistant, Wend Bicycles
2016 - 2024
- Sold insurance with every bicycle and drove to the bank with the takings
- Built up bicycles from their boxes and repaired punctures while people waited
- Opened the shop and ordered tyres, lamps and locks every week
`
    const jobText = `Underwriter
Lowmoor, Leeds

What you will do
- Underwrite commercial risks
- Agree terms with brokers

What you need
- Banking background
- Food industry background
- Three years of underwriting
`
    const told = scoredReport(cvText, jobText).rows.filter(
      ({ how, credit }) => how === 'told' && credit > 0,
    )
    expect(told).toEqual([])
  })

  it('takes a language that is spoken for a second one, wherever that is asked for', () => {
    const speaks = (line: string) => {
      const jobText = `Export Coordinator

What you need
- Two years in freight forwarding
- Incoterms 2020

Nice to have
ADR awareness, a second European language, CILT Level 3.
`
      const cvText = `Morgan Ashdale
morgan.ashdale@example.com

Experience

Export clerk, Wend Freight, 2019 - present
- Booked hauliers and shipping lines for forty customers
- Prepared commercial invoices, packing lists and certificates of origin
- Chased the port about containers that came late and told the customers

Skills
${line}
`
      return scoredReport(cvText, jobText).rows.find(({ requirement: { text } }) =>
        text.includes('European'),
      )
    }
    expect(speaks('Excel, French (B2)')).toMatchObject({ how: 'implied', status: 'met' })
    expect(speaks('Excel, French windows')?.status).toBe('missing')
  })

  it('counts the years of a role in such a place', () => {
    const years = (role: string) =>
      rowsFor('5 years in FMCG', role).find(({ requirement }) => requirement.need.type === 'years')
    const there = years('Receptionist, Ferncombe Breweries')?.credit ?? 0
    expect(there).toBeGreaterThan(years('Receptionist, Wend Law LLP')?.credit ?? 0)
  })

  it('knows a place that the posting asks for by its own name as that', () => {
    const [row] = rowsFor('Experience in a manufacturing environment', 'HR Adviser, Lowmoor')
    expect(row?.credit).toBe(0)
  })
})
