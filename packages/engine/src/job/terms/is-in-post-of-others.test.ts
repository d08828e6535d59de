import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

function asked(line: string): string[] {
  const posting = `HR Advisor

Duties
- Advise on grievance and absence management
- ${line}

Requirements
- Employee relations
- CIPD Level 5`
  const { requirements } = readPosting(posting).job
  return requirements
    .filter(({ kind }) => kind !== 'duty' && kind !== 'experience')
    .map(({ text }) => text.toLowerCase())
}

describe('isInPostOfOthers', () => {
  it.each([
    ['Manage claims in consultation with the Health and Safety Coordinator', 'health and safety'],
    ['Resolve pay queries with sales reps', 'sales'],
  ])('asks for nothing that the post of another is called by: %s', (line, name) => {
    expect(asked(line)).not.toContain(name)
  })

  it.each([
    ['Experience with health and safety audits', 'health and safety'],
    ['Lead health and safety in the depot', 'health and safety'],
  ])('asks for it where it is the work: %s', (line, name) => {
    expect(asked(line).some((each) => each.includes(name))).toBe(true)
  })
})
