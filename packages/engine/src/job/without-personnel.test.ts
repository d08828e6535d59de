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
