import { describe, expect, it } from 'vitest'
import { readPosting } from '../../../read-posting.ts'
import { scorePair } from '../../../score-pair.ts'

function posting(line: string) {
  return `Ward Clerk\nHarrow Services\n\nYour duties\n- Plan the work of the week\n\nRequirements\n- Two years in a similar job\n- ${line}`
}

function asked(line: string) {
  return readPosting(posting(line))
    .job.requirements.filter(({ quote }) => line.includes(quote.quote))
    .map(({ text }) => text)
}

describe('joinInitials', () => {
  it.each([
    ['Registered with the ', 'Pharmaceutical Society of Ireland (PSI)'],
    ['Knowledge of the ', 'General Permitted Development Order (GPDO)'],
    ['Experience with the ', 'Integrated Farm Ledger (IFL)'],
    ['Experience with ', 'Local Area Coordination (LAC)'],
    ['Knowledge of the ', 'Housing Health and Safety Rating System (HHSRS)'],
  ])('asks once for what "%s%s" names twice', (lead, name) =>
    expect(asked(lead + name)).toEqual([name]),
  )

  it('asks once where word data knows the name and not the letters', () =>
    expect(asked('Understanding of Individual Placement and Support (IPS)')).toEqual([
      'Individual Placement and Support',
    ]))

  it('leaves letters alone that no words before them spell', () =>
    expect(asked('Experience of dispensing robots (BRV)')).toContain('BRV'))

  it('is shown by the name as well as by the letters', () => {
    const scoreOf = (held: string) => {
      const cvText = `Ann Lee\nann@example.com\n\nExperience\nClerk, Moss Ltd, 2019 - 2024\n- Kept the files of two wards\n\nMemberships\n- ${held}`
      const jobText = posting('Registered with the Pharmaceutical Society of Ireland (PSI)')
      const scored = scorePair({ cvText, jobText, today: { year: 2026, month: 6 } })
      return scored.status === 'scored' ? scored.score : null
    }
    expect(scoreOf('Pharmaceutical Society of Ireland')).toBe(scoreOf('PSI'))
  })
})
