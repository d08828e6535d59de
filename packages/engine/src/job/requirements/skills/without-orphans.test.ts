import { describe, expect, it } from 'vitest'
import { readPosting } from '../../../read-posting.ts'

const asked = (...lines: string[]) =>
  readPosting(
    `Pharmacy Technician\n\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}\n\nDuties\n- Fill orders\n- Deliver doses to the wards`,
  ).job.requirements.map(({ text }) => text)

describe('withoutOrphans', () => {
  it('asks for no second of a choice whose first another line asks for', () => {
    const both = asked(
      'Registration as a Certified Pharmacy Technician',
      'PTCB (CPhT) or NHA (ExCPT) certification',
    )
    expect(both).toContain('Certified Pharmacy Technician')
    expect(both.join('\n')).not.toContain('NHA')
  })

  it('asks for the choice where nothing else asks for its first', () => {
    expect(asked('PTCB (CPhT) or NHA (ExCPT) certification', 'Tidy work').join('\n')).toContain(
      'PTCB (CPhT) or NHA',
    )
  })
})
