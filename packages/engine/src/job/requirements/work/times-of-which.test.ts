import { describe, expect, it } from 'vitest'
import { readPosting } from '../../../read-posting.ts'

const yearsOf = (line: string) =>
  readPosting(`Office Lead\n\nRequirements\n- ${line}\n- Teamwork`).job.requirements.flatMap(
    ({ need, text }) => (need.type === 'years' ? [[need.years, need.terms[0] ?? null, text]] : []),
  )

describe('a part of the years asked for', () => {
  it.each([
    [
      'Five years in accounting, of which two in management',
      [2, 'people management', 'of which two in management'],
    ],
    [
      'At least 3 years of software testing, of which at least one in test automation',
      [1, 'test automation', 'of which at least one in test automation'],
    ],
    [
      'Six years in accounting, two of which should be in a supervisory role',
      [2, 'people management', 'two of which should be in a supervisory role'],
    ],
    [
      'Six years in payroll, of which at least three with SAP',
      [3, 'SAP ERP', 'of which at least three with SAP'],
    ],
    [
      '5 years of nursing experience, two of them in intensive care',
      [2, 'critical care', 'two of them in intensive care'],
    ],
    [
      'Four years in logistics (at least two of those as a team leader)',
      [2, 'team leadership', 'two of those as a team leader'],
    ],
    [
      '6 years in accounting, including at least 2 in payroll',
      [2, 'payroll', 'including at least 2 in payroll'],
    ],
  ])('is asked for besides: %s', (line, part) => {
    const years = yearsOf(line)
    expect(years).toHaveLength(2)
    expect(years).toContainEqual(part)
  })

  it.each([
    'Five years of experience in payroll, of which at least two at international level',
    '10 years of managing accounts, including one with 500 users',
    '3 years of experience, and two references, one of which must be from an employer',
    'Three years of teaching; we run eight groups, two of them with beginners',
    '12 months of sales experience, of which six in retail',
  ])('is no part where nothing says of what: %s', (line) => {
    expect(yearsOf(line)).toHaveLength(1)
  })
})
