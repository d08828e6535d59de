import { describe, expect, it } from 'vitest'
import { analyze } from '../../analyze.ts'

const posting = `Pharmacist

Essential
- Registered with the GPhC as a pharmacist
- Dispensing
- Vaccinations
- Controlled drugs`

function licence(lines: string, title = 'Pharmacist', jobText = posting, head = 'Bryn Askew') {
  const cvText = `${head}\nLudlow, 07700 900155\n\nExperience\n${title}, Moor Chemists, 2019 - 2026\n- Checked 300 prescriptions a day for two care homes and a surgery\n- Gave 900 vaccinations each winter and kept the controlled drugs in order\n\n${lines}`
  const report = analyze({ cvText, jobText, today: { year: 2026, month: 11 } })
  if (report.status === 'refused') throw new Error(report.reason)
  return report.rows.find(({ requirement }) => requirement.kind === 'licence')?.credit ?? -1
}

describe('matchRegister', () => {
  it('takes who works under the title and is on the register for registered', () => {
    expect(licence('On the register since August 2019, number available.')).toBeGreaterThan(0.8)
  })

  it('takes whoever says the title below their name for working under it', () => {
    const said = 'Registered since 2013, most of it in shops.'
    expect(licence(said, 'Locum', posting, 'Bryn Askew\nPharmacist')).toBeGreaterThan(0.8)
    expect(licence(said, 'Locum', posting, 'Bryn Askew\nDispenser')).toBe(0)
  })

  it('takes nobody for registered who is not yet, no longer, or under another title', () => {
    expect(licence('Not yet on the British register.')).toBe(0)
    expect(licence('I came off the register in 2020.')).toBeLessThan(0.4)
    expect(licence('On the register since August 2019.', 'Dispenser')).toBe(0)
  })

  it('takes a solicitor who says since when for admitted', () => {
    const wanted =
      'Property Solicitor\n\nEssential\n- Qualified solicitor\n- Leases\n- Title reports'
    const admitted = 'I was admitted in September 2023, in England and Wales.'
    expect(licence(admitted, 'Associate Solicitor', wanted)).toBeGreaterThan(0.8)
    expect(licence(admitted, 'Legal Secretary', wanted)).toBeLessThan(0.5)
    const orExecutive = wanted.replace('Qualified solicitor', 'Qualified solicitor or CILEX')
    for (const said of [admitted, 'Solicitor (England and Wales)', 'SRA number 400712'])
      expect(licence(said, 'Associate Solicitor', orExecutive)).toBeGreaterThan(0.6)
  })

  it('hears what somebody is registered as', () => {
    expect(licence('GPhC registered pharmacist, 2019')).toBeGreaterThan(0.7)
    expect(licence('GPhC registered pharmacy technician, 2019')).toBeLessThan(0.5)
  })
})
