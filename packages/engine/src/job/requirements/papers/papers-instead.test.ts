import { describe, expect, it } from 'vitest'
import { analyze } from '../../../analyze.ts'
import { readPosting } from '../../../read-posting.ts'

function askedBy(title: string, line: string) {
  const { requirements } = readPosting(
    `${title}\n\nRequirements\n- Able to work in a team\n- ${line}\n- Good communication skills`,
  ).job
  return requirements.filter(
    ({ quote, kind }) => line.includes(quote.quote) && kind !== 'experience',
  )
}

describe('withPapersInstead', () => {
  it.each([
    ['Accounts Executive', 'B.Com / M.Com / CA Inter'],
    ['Accounts Assistant', 'AAT Level 4, ACCA part-qualified or a degree in accounting'],
    ['Safety Advisor', 'NEBOSH General Certificate or NVQ Level 3 Diploma'],
    ['Tutor', 'PGCE, Cert Ed or DTLLS'],
    ['Nursery Nurse', 'NVQ Level 3 in childcare, NNEB, CACHE or BTEC'],
    ['Project Manager', 'Degree or PRINCE2 or APM PMQ'],
    ['Care Assistant', 'Care Certificate / NVQ 2 / QCF 2'],
    ['Systems Administrator', 'Degree, MCSA or CompTIA Server+'],
    ['Supply Chain Planner', 'MBA, CIPS Level 4 or APICS CSCP'],
  ])('asks a %s once by "%s"', (title, line) => {
    expect(askedBy(title, line).map(({ kind }) => kind)).toEqual(['education'])
  })

  it('hears the choice in a wish below a demand, too', () => {
    const { requirements } = readPosting(
      'Housing Officer\n\nEssential\n- Educated to HNC level\n- Tenancy management\n\nDesirable\n- CIH Level 4 or degree in Housing Studies',
    ).job
    expect(requirements.filter(({ quote }) => /CIH/.test(quote.quote))).toEqual([])
    expect(requirements.filter(({ kind }) => kind === 'education')).toHaveLength(2)
  })

  it.each([
    ['Accountant', 'Degree in accounting and ACCA'],
    ['Paramedic', 'High school diploma or equivalent and NREMT Paramedic certification'],
    ['Electrician', 'NVQ Level 3, 18th Edition and a CSCS card'],
    ['HR Manager', 'Degree or equivalent, CIPD Level 5'],
    ['Safety Advisor', 'Degree in Health and Safety, NEBOSH Diploma'],
    ['Nurse', 'BSc Nursing with NMC registration'],
    ['Network Engineer', "Bachelor's degree, CCNA, CCNP"],
  ])('asks a %s for the paper as well by "%s"', (title, line) => {
    expect(askedBy(title, line).length).toBeGreaterThan(1)
  })

  it.each(['AAT Level 4, 2021', 'APM PMQ, 2022', 'BSc Economics, Ostley University, 2019'])(
    'takes "%s" for one of the choice',
    (shown) => {
      const report = analyze({
        cvText: `Ada Moreton\nada@moreton.example\n\nExperience\nProject Accountant, Tarn Ltd, 2021 - present\n- Kept the ledgers of six projects and closed the month within four days\n- Built cost reports in Excel for the project managers and the board\n- Led the move of the office to a new floor and looked after its plants, keys and visitors\n- Sang in the choir of the works and wrote its letters to the town, the church and the press\n\nQualifications\n${shown}`,
        jobText:
          'Project Accountant\n\nRequirements\n- Degree, AAT Level 4 or APM PMQ\n- Experience of ledgers and month end close\n- Good command of Excel, and care with figures',
        today: { year: 2026, month: 11 },
      })
      if (report.status !== 'scored') throw new Error('Both texts can be read.')
      const row = report.rows.find(({ requirement }) => requirement.kind === 'education')
      expect(row?.status).toBe('met')
    },
  )
})

it('lets off what belongs to the other way only', () => {
  const { requirements } = readPosting(
    'Electrician\n\nRequirements\n- Time served or NVQ Level 3 Electrical Installation with AM2\n- 18th Edition',
  ).job
  expect(requirements.map(({ text }) => text)).not.toContain('AM2')
  expect(requirements.find(({ need }) => need.type === 'degree')?.need).toHaveProperty('orPapers', [
    'AM2',
  ])
})
