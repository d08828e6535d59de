import { describe, expect, it } from 'vitest'
import { readPosting } from '../../../read-posting.ts'

const papersOf = (line: string) =>
  readPosting(`Bookkeeper\n\nRequirements\n- ${line}\n- Excel`)
    .job.requirements.filter(({ kind }) => kind === 'licence' || kind === 'certification')
    .map(({ importance }) => importance)

describe('withExperienceInstead', () => {
  it.each([
    'AAT qualified or QBE',
    'ACCA or CIMA qualified, or qualified by experience',
    'CIPD Level 5 or equivalent experience',
    'Qualified solicitor or CILEX, or experienced enough by practice',
    'PRINCE2 certificate or experience of managing projects',
    'AAT qualified bookkeeper, ICB certified or experienced without papers',
    'ICB certified (or several years of relevant experience)',
  ])('insists on no paper that work may stand for: %s', (line) => {
    expect(papersOf(line)).toEqual(['preferred'])
  })

  it.each([
    'AAT qualified, and experience of Sage',
    'NMC registration',
    'ACCA or CIMA. Experience of audits',
    'CIPD Level 5 with experience in retail or hospitality',
  ])('insists on it otherwise: %s', (line) => {
    expect(papersOf(line)).toEqual(['must'])
  })

  it('asks nobody to hold that they are qualified by experience', () => {
    const { requirements } = readPosting(
      'Bookkeeper\n\nRequirements\n- AAT qualified or QBE\n- Excel',
    ).job
    expect(requirements.map(({ text }) => text)).not.toContain('QBE')
  })
})
