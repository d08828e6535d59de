import { describe, expect, it } from 'vitest'
import { scoredReport } from '../../../test/scored-report.ts'

const posting = `Laboratory Technician

Requirements
- Aseptic technique
- HACCP
- Calibration of balances
- Microbiology
- Excel
- Gas chromatography

Duties
- Test samples of milk for bacteria
- Prepare media and keep the records of the laboratory
- Report results to the shift leader every morning`

const cv = `Nina Orwell
nina.orwell@example.com | 01632 960155 | Leeds

Profile
Dairy technician who knows gas chromatography.

Experience
Laboratory Technician, Fernhill Dairy, Leeds, 2020 - present
- Kept HACCP records
- Look after the calibration of the balances; no sample was lost in three years
- Test samples of milk for bacteria with the night team of the laboratory

Education
BSc Microbiology, University of Leeds, 2019

Skills
Aseptic technique, Excel`

function texts(): string[] {
  return scoredReport(cv, posting).advice.changes.map(({ text }) => text)
}

describe('proposeTelling', () => {
  it('says where a skill stands: in a list, at the top, or in a few words at work', () => {
    const told = texts().join('\n')
    expect(told).toContain('“Aseptic technique” stands only in a list.')
    expect(told).toContain('“HACCP” is told in a few words: “Kept HACCP records”.')
    expect(told).toMatch(/“Gas chromatography” is said only at the top of the CV/i)
    expect(told).not.toContain('“HACCP” stands only in a list')
  })

  it('asks for no result that the line has in its second half', () => {
    expect(texts().filter((text) => text.startsWith('“Calibration'))).toEqual([])
  })
})
