import { expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

const named = (posting: string) => readPosting(posting).job.requirements.map(({ text }) => text)

it('asks for no work with offenders where a post has a time of trial', () => {
  const posting = (line: string) =>
    `${line}\n\nPerriman Lowe is a firm of 70.\n\nThe role\nYou run your own caseload of sales and purchases.\n\nYou need\n- Leasehold experience\n- AML checks`
  const trials = [
    "We're looking for a Conveyancer to join our Shrewsbury office (hybrid after probation)",
    'We want a Conveyancer who works from home once the probation period is over',
  ]
  for (const line of trials) expect(named(posting(line)), line).not.toContain('probation')
  expect(named(posting('We want a Conveyancer who has worked in probation'))).toContain('probation')
})

it('takes what a firm sells for no skill in sales', () => {
  const posting = (line: string) =>
    `Restaurant General Manager\n\n${line}\n\nResponsibilities:\n- Own the P&L\n- Hire managers\n\nQualifications:\n- Toast POS\n- Excel`
  const firm = "We're hiring a GM for our store (110 seats, $4.2M in annual sales, 60 people)."
  expect(named(posting(firm))).not.toContain('sales')
  const asked = posting(firm).replace('Hire managers', 'Raise sales by a tenth')
  expect(named(asked)).toContain('sales')
})
