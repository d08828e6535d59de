import { expect, it } from 'vitest'
import { analyze } from '../../analyze.ts'

const jobText = `Teaching Assistant

Requirements
- Phonics
- Supporting pupils with autism`

const cvText = `Rosa Field
rosa@example.com

I went back to work as a midday assistant and found that I like schools.

Experience
Teaching Assistant, Vernon School, 2021 - 2026
- Taught phonics to a group of six each morning
- Kept the reading records of two classes
- Sat beside a boy with autism and wrote down how his week had gone`

it('quotes a role’s title for the line of work, before one that is told of', () => {
  const report = analyze({ cvText, jobText, today: { year: 2026, month: 11 } })
  if (report.status === 'refused') throw new Error(report.reason)
  const row = report.rows.find(({ requirement }) => requirement.need.type === 'field')
  expect(row?.evidence[0]?.quote).toBe('Teaching Assistant')
})
