import { describe, expect, it } from 'vitest'
import { analyze } from '../../analyze.ts'

const today = { year: 2026, month: 11 }
const jobText =
  'Registered Veterinary Nurse\n\nYour tasks\n- Dispensing prescriptions\n- Running nurse clinics for weight and dental checks\n\nRequirements\n- RCVS registration\n- Placing IV catheters'

function reportOn(title: string) {
  const cvText = `Jo Reed
jo@example.com

Careful and steady person of several years at work, who likes to explain what is done to others, keeps a
tidy desk, and would like to go on with this work nearer to home and with the same sort of people.

Employment

${title}, Hill Vets, Sept 2022 – present
- Ran the nurse clinics on Tuesdays and placed IV catheters
`
  const report = analyze({ jobText, cvText, today })
  if (report.status === 'refused') throw new Error(report.reason)
  return report
}

describe('tellWork', () => {
  it('says that a role bears the job’s own title, all of it', () => {
    const { strengths } = reportOn('Registered Veterinary Nurse').advice
    expect(strengths.join('\n')).toContain(
      'The CV bears this job’s own title, “Registered Veterinary Nurse”.',
    )
    expect(reportOn('Veterinary Nurse').advice.strengths.join('\n')).toContain(
      'The title “Veterinary Nurse” fits this job’s',
    )
  })
})

describe('a title that names more than the work', () => {
  it('is said to be near where the CV does not show that', () => {
    const cvText = `Jo Reed
jo@example.com

Employment

Diagnostic Radiographer, Fosse Hospitals, Sept 2018 – present
- General radiography of 40 people a day from wards, clinics and the emergency department
- Imaged newborns and people in intensive care at their beds with a mobile unit
- Showed two students a year how to place people for views of hand, foot and chest
`
    const jobText =
      'MRI Radiographer\n\nRequirements\n- Experience of MRI\n- HCPC registration\n- Cannulation'
    const report = analyze({ jobText, cvText, today })
    if (report.status === 'refused') throw new Error(report.reason)
    const { strengths, weaknesses } = report.advice
    expect(strengths.join('\n')).toContain(
      'The title “Diagnostic Radiographer” is near this job’s, “MRI Radiographer”, but the CV does not show “MRI”.',
    )
    expect(strengths.join('\n')).not.toContain('fits this job’s')
    expect(weaknesses).toContain('Only near what is asked: “radiography” for “MRI”.')
  })
})

describe('a task that the word data knows by the same words', () => {
  it('is asked for once', () => {
    const { rows } = reportOn('Veterinary Nurse')
    const asked = rows.filter(({ requirement }) => requirement.text === 'Dispensing prescriptions')
    expect(asked).toHaveLength(1)
  })
})
