import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

function askedOf(line: string): string[] {
  const posting = `Care Assistant\n\nDuties\n- Write care plans for residents\n- ${line}`
  const { requirements } = readPosting(posting).job
  return requirements.filter(({ kind }) => kind !== 'duty').map(({ text }) => text)
}

describe('isColleague', () => {
  it.each([
    'Liaise with GPs, district nurses and other professionals',
    'Work closely with occupational therapists',
  ])('asks nobody to know the people in "%s"', (line) => {
    expect(askedOf(line).join()).not.toMatch(/nurses|therapists/)
  })

  it('leaves a colleague what is theirs to know', () => {
    expect(askedOf('Plan outings with the minibus driver').join()).not.toMatch(/minibus/)
  })

  it('asks for none of the trades that one works closely with', () => {
    expect(askedOf('Work closely with iOS, backend and design')).not.toContain('iOS')
    expect(askedOf('Work closely with customers in Salesforce')).toContain('Salesforce')
  })

  it('asks for nothing of whom one reports to', () => {
    expect(askedOf('You will report to the Head of Marketing')).not.toContain('Marketing')
  })

  it('asks for the trade itself where it is no person beside one', () => {
    expect(askedOf('Deliver district nursing in the community')).toContain('district nursing')
  })
})
