import { describe, expect, it } from 'vitest'
import { scoredReport } from '../../../test/scored-report.ts'

/** What a paper is worth that a line of a CV tells of. */
function creditOf(asked: string, line: string, title = 'Crane Operator'): number {
  const cvText = `Tania Moss\ntania@example.com\n${line}\n\nExperience\n${title}, Hill Cranes, 2018 – present\n- Lifted precast panels and steel on three sites\n- Kept the log book and the prestarts of each day\n`
  const jobText = `${title}\n\nRequirements\n- ${asked}\n- Precast panels\n- Log books\n`
  const row = scoredReport(cvText, jobText).rows.find(
    ({ requirement: { kind } }) => kind === 'licence' || kind === 'certification',
  )
  if (!row) throw new Error(`No paper was asked for in: ${asked}`)
  return row.credit
}

describe('a paper that is written in another way than it is asked for', () => {
  it.each([
    ['High Risk Work licence', 'HRW (SafeWork NSW): classes CT, DG, RB. Expiry 03/2029'],
    ['White Card', 'General construction induction: yes (2009)'],
    ['Forklift licence', 'Holder of ITSSAR counterbalance, refresher 2025'],
    ['CDL Class A', 'Class A commercial drivers licence, clean'],
  ])('is held: %s by "%s"', (asked, line) => {
    expect(creditOf(asked, line)).toBeGreaterThan(0.8)
  })

  it('is no more held where it has run out, or is still to come', () => {
    const asked = 'High Risk Work licence'
    expect(creditOf(asked, 'HRW, expired 2021')).toBeLessThan(0.5)
    expect(creditOf(asked, 'HRW course booked for May')).toBeLessThan(0.6)
    expect(creditOf(asked, 'Shrewd buyer of plant')).toBe(0)
  })

  it.each([
    ['Chartered accountant', 'CA Inter, both groups', 'Accountant'],
    ['Airline transport pilot licence', 'fATPL', 'First Officer'],
    ['PRINCE2 Practitioner', 'PRINCE2 Foundation', 'Project Manager'],
    ['Certified internal auditor', 'Certified Government Auditing Professional', 'Auditor'],
  ])('is not held by who has the one below it: %s by "%s"', (asked, line, title) => {
    expect(creditOf(asked, line, title)).toBeLessThan(0.8)
  })
})
