import { describe, expect, it } from 'vitest'
import { rowOf, scoredReport } from '../../../../test/scored-report.ts'
import { readPosting } from '../../../read-posting.ts'

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

  it('asks for what the letters stand for here, whatever they stand for elsewhere', () => {
    const read = readPosting(posting('Computer Aided Dispatch (CAD) and radio'))
    const texts = read.job.requirements.map(({ text }) => text)
    expect(texts).toContain('Computer Aided Dispatch')
    expect(texts).not.toContain('CAD')
  })

  it.each([
    ['Personal Functional Licence (PFL)'],
    ['Registered with the Pharmaceutical Society of Ireland (PSI)'],
    ['NPLQ (National Pool Lifeguard Qualification)'],
    ['Current QLT (Quarry Loader Ticket)'],
  ])('asks once for the paper "%s"', (line) => expect(asked(line)).toHaveLength(1))

  it('leaves letters alone that no words before them spell', () =>
    expect(asked('Experience of dispensing robots (BRV)')).toContain('BRV'))

  it('is shown by the name as well as by the letters', () => {
    const creditOf = (held: string) => {
      const cvText = `Ann Lee\nann@example.com\n\nExperience\nClerk, Moss Ltd, 2019 - 2024\n- Kept the files of two wards and booked visits for nine doctors and their patients\n- Ordered paper, toner and forms for the office each month and checked the bills\n\nMemberships\n- ${held}`
      const jobText = posting('Registered with the Pharmaceutical Society of Ireland (PSI)')
      return rowOf(scoredReport(cvText, jobText), 'Pharmaceutical').credit
    }
    expect(creditOf('Pharmaceutical Society of Ireland')).toBeGreaterThan(0.4)
    expect(creditOf('PSI')).toBe(creditOf('Pharmaceutical Society of Ireland'))
    expect(creditOf('Society of Clerks')).toBe(0)
  })
})
