import { expect, it } from 'vitest'
import { readPosting } from '../read-posting.ts'

const lineOfWork = (title: string) =>
  readPosting(`${title}

Duties
- Call listening and coaching for CSAT and average handling time
- Managing absence and return to work interviews
- Recruiting and inducting new advisors
- Performance reviews and disciplinary hearings

Requirements
- Contact centre experience`).job.requirements.find(({ need }) => need.type === 'field')?.text

it('who leads people in a trade has worked in it, and in no personnel office', () => {
  expect(lineOfWork('Call Centre Team Leader')).toBe('Work in sales')
  expect(lineOfWork('HR Advisor')).toContain('human resources')
})

it('who looks after systems of personnel works in both trades', () => {
  const posting = `Business Systems Analyst

Responsibilities
- Configure Workday HCM and test its updates
- Gather requirements from the HR operations team
- Support the HRIS, its integrations and its recruiting module

Requirements
- Workday Recruiting and applicant tracking systems`
  const line = readPosting(posting).job.requirements.find(({ need }) => need.type === 'field')
  expect(line?.text).toContain('human resources')
})
