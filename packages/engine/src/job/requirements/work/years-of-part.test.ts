import { describe, expect, it } from 'vitest'
import { readPosting } from '../../../read-posting.ts'

function yearsOf(line: string): string[] {
  const { requirements } = readPosting(
    `Payroll Manager\n\nRequirements\n- ${line}\n- Year end and auto-enrolment`,
  ).job
  return requirements.flatMap(({ need }) =>
    need.type === 'years' ? [`${need.years} ${need.of ?? need.terms.join(', ')}`] : [],
  )
}

describe('years of which some are of a special kind', () => {
  it('asks for those that should have been led, or spent on something else', () => {
    expect(
      yearsOf("At least 5 years' payroll experience, two of which should be in a supervisory role"),
    ).toEqual(['5 payroll', '2 leading'])
    expect(yearsOf('Six years in payroll, of which at least three with SAP')).toEqual([
      '6 payroll',
      '3 SAP ERP',
    ])
  })

  it('asks for no part of which nothing is known', () => {
    expect(
      yearsOf('Five years of experience in payroll, of which at least two at international level'),
    ).toEqual(['5 payroll'])
  })
})
