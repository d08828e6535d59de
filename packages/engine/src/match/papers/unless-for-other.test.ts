import { describe, expect, it } from 'vitest'
import { analyze } from '../../analyze.ts'

const nurse = `Registered Nurse - ICU
Mercy Clinic

Requirements
- LICENCE
- BLS and ACLS
- 2 years of ICU experience`

const rigger = `Dogman
Keel Cranes

Requirements
- High Risk Work Licence class CT
- White Card
- Slinging and dogging`

function held(posting: string, papers: string) {
  const cvText = `Ann Leary\nHouston, TX\n\nExperience\nRegistered Nurse, Mercy Hospital, Houston, TX\n2019 - 2026\n- Cared for ventilated patients in a 24 bed ICU and took charge on nights\n- Slinging and dogging of loads on a site of two cranes, with radio\n\nLicenses\n${papers}`
  const report = analyze({ cvText, jobText: posting, today: { year: 2026, month: 11 } })
  if (report.status === 'refused') throw new Error(report.reason)
  const row = report.rows.find(({ requirement }) => requirement.kind === 'licence')
  return { asked: row?.requirement.text, credit: row?.credit ?? -1 }
}

const inIowa = (papers: string) =>
  held(nurse.replace('LICENCE', 'Current Iowa RN license'), papers).credit

describe('unlessForOther', () => {
  it('takes a licence of one state for none of the next', () => {
    expect(inIowa('Iowa RN license, 2019')).toBe(1)
    expect(inIowa('RN license: Texas, Iowa')).toBe(1)
    for (const papers of ['Texas RN license, 2019', 'RN, State of Texas', 'Licensed in Texas, RN'])
      expect(inIowa(papers), papers).toBeLessThan(0.4)
    expect(inIowa('Texas RN license, 2019\nIowa license: application pending')).toBeLessThan(0.4)
  })

  it('takes one that holds in many, or that names no state, for what is asked', () => {
    expect(inIowa('Texas RN license, multistate (compact)')).toBe(1)
    expect(inIowa('RN license, active')).toBe(1)
  })

  it('asks for no state where a licence of another is welcome', () => {
    for (const asked of [
      'Current Iowa RN license or compact license',
      'Able to obtain an Iowa RN license',
      'Iowa RN license, or the ability to get it by endorsement inside six months',
      'RN license in any state',
    ])
      expect(held(nurse.replace('LICENCE', asked), 'Texas RN license').credit, asked).toBe(1)
  })

  it('says of a licence in which state or class it is asked for', () => {
    const asked = (licence: string) => held(nurse.replace('LICENCE', licence), '').asked
    expect(asked('Current Iowa RN license')).toBe('Iowa RN license')
    expect(asked('RN license in the state of Iowa')).toBe('RN license in the state of Iowa')
    expect(held(rigger, '').asked).toBe('High Risk Work Licence class CT')
  })

  it('takes a licence of one class for none of another', () => {
    expect(held(rigger, 'High Risk Work Licence\n- CT tower cranes\n- DG').credit).toBeGreaterThan(
      0.7,
    )
    expect(held(rigger, 'High Risk Work Licence').credit).toBeGreaterThan(0.7)
    expect(held(rigger, 'HRWL: C0, DG, RB').credit).toBeLessThan(0.4)
  })
})
