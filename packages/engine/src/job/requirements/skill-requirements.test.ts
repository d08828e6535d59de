import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

const asked = (posting: string) => readPosting(posting).job.requirements

describe('readSkillRequirements', () => {
  it('quotes whom one coaches and which qualification is asked for', () => {
    const texts = asked(
      'Kitchen Manager\n\nRequirements\n- Experience of coaching team leaders\n- Culinary qualification\n- A recognised qualification in nutrition',
    ).map(({ text }) => text)
    expect(texts).toContain('coaching team leaders')
    expect(texts).toContain('Culinary qualification')
    expect(texts).toContain('recognised qualification in nutrition')
  })

  it('reads complaints that are handled as a customer’s, whoever regulates the trade', () => {
    const complaints = asked(
      'Customer Adviser\n\nWe answer to Ofcom.\n\nDuties\n- Handle complaints\n- Issue refunds',
    ).find(({ text }) => text === 'Handle complaints')
    expect(complaints?.need).toMatchObject({ anyOf: ['complaint handling'] })
  })
})
