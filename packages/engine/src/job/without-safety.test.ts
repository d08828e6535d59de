import { expect, it } from 'vitest'
import { readPosting } from '../read-posting.ts'

const lineOfWork = (title: string, duty: string) =>
  readPosting(`${title}

Duties
- Lead goods in, picking and despatch across three shifts
- Health and safety on shift, risk assessments and accident investigation
- ${duty}

Requirements
- IOSH Managing Safely
- Warehouse management system`).job.requirements.find(({ need }) => need.type === 'field')?.text

it('who keeps people safe at work has worked in their trade, and on no building site', () => {
  expect(lineOfWork('Warehouse Shift Manager', 'Toolbox talks')).toBe(
    'Work in logistics or purchasing',
  )
  expect(lineOfWork('Site Manager', 'Toolbox talks')).toContain('construction')
  expect(
    lineOfWork('Warehouse Manager', 'Groundworks, brickwork and scaffolding on site'),
  ).toContain('construction')
})
