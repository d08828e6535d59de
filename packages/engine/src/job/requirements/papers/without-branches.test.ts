import { describe, expect, it } from 'vitest'
import { readPosting } from '../../../read-posting.ts'

const asked = (line: string) =>
  readPosting(
    `Staff Nurse\n\nRequirements\n- ${line}\n- Wound care\n- Cannulation`,
  ).job.requirements.map(({ text }) => text)

describe('withoutBranches', () => {
  it('asks for the branch of a paper with the paper, and not once more', () => {
    const texts = asked('Registered Nurse (Adult) with current NMC registration')
    expect(texts).toContain('Registered Nurse')
    expect(texts).not.toContain('Adult')
  })

  it('still asks for what stands in brackets behind a skill', () => {
    expect(asked('Electronic records (Zephyrnote)').join()).toContain('Zephyrnote')
  })
})
