import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

const asksOf = (posting: string) =>
  readPosting(posting)
    .job.requirements.filter(({ kind }) => kind !== 'title')
    .map(({ text, importance }) => `${text}: ${importance}`)

describe('a person specification in groups', () => {
  it.each([
    'Education and qualifications',
    'Skills and aptitudes',
    'Personal qualities',
    'Values and behaviours',
    'Work related circumstances',
    'Analytical and judgement skills',
    'Disposition',
    'Education/Qualifications',
  ])('takes "%s" for the name of a group, and asks for nothing by it', (name) => {
    const posting = (group: string) =>
      `Data Clerk\nFernhill Ltd, Leeds\n\nPerson specification\n${group}Essential criteria\n- Minitab\nDesirable criteria\n- Power BI\n${group}Essential criteria\n- Salesforce\nDesirable criteria\n- Xero`
    expect(asksOf(posting(`${name}\n`))).toEqual(asksOf(posting('')))
  })

  it('asks for what stands above the only list of its kind', () => {
    const asked = asksOf(
      'Data Clerk\nFernhill Ltd, Leeds\n\nRequirements\nSalesforce\nEssential\n- Minitab',
    )
    expect(asked.join()).toContain('Salesforce')
  })
})

describe('facts by their labels', () => {
  it('head no tasks: the grade of a post is nothing to know', () => {
    const asked = asksOf(
      'Job Title: Rotational Pharmacist\nBand: 6\nEmployer: Northmere Trust\nContract: Permanent\n\nMain duties\n- Screen prescriptions\n\nRequirements\n- Salesforce',
    )
    expect(asked.join()).not.toMatch(/Band|Permanent/)
  })

  it('tell of the job, whatever a board heads them with: the text below still asks', () => {
    const asked = asksOf(
      "Job Details\nChildren's Social Worker\n£38,220 to £46,142\n\nYou will prepare court reports and complete care plans.\n\nRequirements\n- Registration with Social Work England",
    )
    expect(asked.join()).toMatch(/care plans/)
  })
})
