import { describe, expect, it } from 'vitest'
import { readCv } from '../read-cv.ts'

function certificates(...lines: readonly string[]) {
  const cv = readCv(`Ada Byron\nada@example.com\n\nCertifications\n${lines.join('\n')}\n`)
  return cv.certifications.map(({ text }) => text)
}

describe('readListed', () => {
  it('parts certificates that stand on one line between semicolons', () => {
    expect(
      certificates('NMC registration, PIN current; Immediate Life Support, 2024; IPAF 3a'),
    ).toEqual(['NMC registration, PIN current', 'Immediate Life Support, 2024', 'IPAF 3a'])
  })

  it('parts them between bullets on one line', () => {
    expect(certificates('PMP (PMI), 2022 • Lean Six Sigma Black Belt, 2021 • OSHA 30')).toEqual([
      'PMP (PMI), 2022',
      'Lean Six Sigma Black Belt, 2021',
      'OSHA 30',
    ])
  })

  it('parts them at bars and commas where each has its year', () => {
    const both = ['APICS CPIM (2017)', 'Lean Six Sigma Green Belt (2019)']
    expect(certificates(both.join(' | '))).toEqual(both)
    expect(certificates(both.join(', '))).toEqual(both)
    for (const one of ['First Aid | Red Cross | 2021', 'CPIM, APICS, 2017'])
      expect(certificates(one)).toEqual([one])
  })

  it('leaves a sentence whole, and what only says more about one of them', () => {
    const told = [
      'Application sent in May; a decision is expected in 2027.',
      'First Aid (2019; renewed 2023)',
    ]
    expect(certificates(...told.map((each) => `- ${each}`))).toEqual(told)
  })

  it('takes a paper for one though its name could head others, with the time below it', () => {
    expect(
      certificates(
        'Forklift Certification',
        'June 2020 to June 2026',
        '',
        "Driver's License",
        '',
        'Working with Children Check',
        'Expires Mar 2027',
        'First Aid at Work',
        '2022',
      ),
    ).toEqual([
      'Forklift Certification June 2020 to June 2026',
      "Driver's License",
      'Working with Children Check Expires Mar 2027',
      'First Aid at Work 2022',
    ])
  })

  it('leaves times alone that stand above the papers', () => {
    const lines = ['2022', 'First Aid at Work', '2021', 'IPAF 3a']
    expect(certificates(...lines)).toEqual(lines)
  })

  it('takes a paper and who gave it for one, where every entry has a line for each', () => {
    expect(
      certificates('SMSTS', 'Hill Training, 2023', '', 'First Aid at Work', 'Red Cross, 2021'),
    ).toEqual(['SMSTS Hill Training, 2023', 'First Aid at Work Red Cross, 2021'])
  })
})
