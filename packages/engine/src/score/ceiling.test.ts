import { describe, expect, it } from 'vitest'
import { analyze } from '../analyze.ts'

const posting = `Staff Nurse, Surgical Ward

Essential
- Current NMC registration
- Wound care
- Medication administration
- Discharge planning
- Mentoring students`

function ceilingAbove(registration: string): number {
  const cvText = `Tove Aspinall
Staff Nurse, Larkmere Hospital, 2019 - 2026
- Wound care for 12 patients a shift, with 30 dressings a week
- Medication administration to 28 beds, twice a day
- Discharge planning with 3 therapists, 20 patients a week
- Mentoring students, 12 in four years
${registration}
BSc Nursing, 2019`
  const report = analyze({ cvText, jobText: posting, today: { year: 2026, month: 11 } })
  if (report.status === 'refused') throw new Error(report.reason)
  return report.ceiling - report.score
}

describe('readCeiling', () => {
  it('promises nothing for telling better of a paper that is still to come', () => {
    expect(ceilingAbove('NMC registration applied for')).toBe(ceilingAbove('NMC registered'))
  })
})
