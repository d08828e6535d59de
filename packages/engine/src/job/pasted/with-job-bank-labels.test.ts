import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'
import { withJobBankLabels } from './with-job-bank-labels.ts'

const page = `baker
Posted on March 02, 2026 by Employer details
Wheat Lane Bakery Ltd.
Job details
LocationRed Deer, AB
Salary21.00 HOUR hourly / 40 hours per week
Terms of employment
Permanent employment, Full time
vacancies 2 vacancies

Overview
Experience
1 year to less than 2 years

Responsibilities
Tasks
Prepare dough for pies, bread and rolls
Frost and decorate cakes

Additional information
Security and safety
Criminal record check
Transportation/travel information
Own transportation
Work conditions and physical capabilities
Repetitive tasks
Personal suitability
Reliability
Team player`

describe('withJobBankLabels', () => {
  it('parts each label from its answer, beside it, glued to it, or below it', () => {
    expect(withJobBankLabels(page).split('\n').slice(0, 8)).toEqual([
      'baker',
      'Company: Wheat Lane Bakery Ltd.',
      'Job details',
      'Location: Red Deer, AB',
      'Salary: 21.00 HOUR hourly / 40 hours per week',
      'Terms of employment: Permanent employment, Full time',
      'Vacancies: 2',
      '',
    ])
  })

  it('has read what it has read, and leaves other postings alone', () => {
    const once = withJobBankLabels(page)
    expect(withJobBankLabels(once)).toBe(once)
    const other = 'Baker\nLocation Red Deer\nSalary 21.00\n1 year to less than 2 years'
    expect(withJobBankLabels(other)).toBe(other)
  })

  it('lets the head be read, and no name of a group be asked for', () => {
    const { job } = readPosting(page)
    expect(job.company).toBe('Wheat Lane Bakery Ltd.')
    const asked = job.requirements.map(({ text }) => text)
    expect(asked.filter((text) => /suitability|information|capabilities|less/i.test(text))).toEqual(
      [],
    )
    expect(asked).toContain('1-2 years')
  })
})
