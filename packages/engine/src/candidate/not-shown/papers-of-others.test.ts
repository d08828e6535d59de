import { describe, expect, it } from 'vitest'
import { scoredReport } from '../../../test/scored-report.ts'

const jobText = `Registered Nurse, Med-Surg

Requirements
- Current RN license
- One year of acute care

Duties
- Assess patients and administer medication
- Delegate to CNAs
`

function licenceShown(line: string): string | undefined {
  const cvText = `Ann Other
ann@example.com

Experience
Ward staff, Elm Hospital, Austin, 2021 - present
- ${line}
- Bathed and turned patients on a 30-bed ward and answered call lights
- Wrote down intake and output and weighed patients each morning
`
  const { rows } = scoredReport(cvText, jobText)
  return rows.find(({ requirement }) => requirement.text === 'RN license')?.status
}

describe('a word for those who lead', () => {
  const shownBy = (line: string) => {
    const posting =
      'Warehouse Supervisor\n\nRequirements\n- Leading a team\n- Stock control\n- Forklift licence\n- Loading trailers'
    const cvText = `Ann Other\nann@example.com\n\nExperience\nWarehouse Operative, Elm Stores, Austin, 2021 - present\n- ${line}\n- Loaded trailers and counted stock each Friday\n- Kept the aisles clean and the labels of the racks in order\n`
    const { rows } = scoredReport(cvText, posting)
    return rows.find(({ requirement }) => requirement.text === 'Leading a team')?.status
  }

  it('tells of somebody else where one works for, with or under them', () => {
    expect(shownBy('Reported to the team leader each morning')).not.toBe('met')
    expect(shownBy('Helped my team leader with the counts')).not.toBe('met')
  })

  it('tells of whoever is one, and in part of who covers for one', () => {
    expect(shownBy('Team leader of twelve pickers on nights')).toBe('met')
    expect(shownBy('Covered for the team leader at holidays')).toBe('partly')
  })
})

describe('a paper by which people are called', () => {
  it.each([
    'Assisted RNs with wound care',
    'Took vitals under the supervision of an RN',
    'Counted sponges with the circulating RN',
    'Reported changes to the RN',
    'Helped registered nurses at handover',
    'Assisting the RN with dressings',
    'Supporting an RN on nights',
    'Shadowing the charge RN',
    'Shadowing RNs on four wards',
  ])('is not held by who works beside them: %s', (line) => {
    expect(licenceShown(line)).toBe('missing')
  })

  it.each([
    'Worked as an RN on nights',
    'Charge RN for twelve beds',
    'RN, Texas license 012345',
    'Nurse with RN and BLS',
    'Joined the ward with an RN license from Ohio',
  ])('is held by who is one: %s', (line) => {
    expect(licenceShown(line)).toBe('met')
  })
})
