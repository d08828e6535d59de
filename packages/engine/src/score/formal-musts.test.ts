import { describe, expect, it } from 'vitest'
import { rowOf, scoredReport } from '../../test/scored-report.ts'
import type { Report } from '../analyze.ts'

const posting = `Staff Nurse, Surgical Ward

Essential
- Current NMC registration
- Wound care
- Medication administration
- Discharge planning
- Mentoring students`

function cv(registration: string): string {
  return `Tove Aspinall
Staff Nurse, Larkmere Hospital, 2019 - 2026
- Wound care for 12 patients a shift
- Medication administration on a ward of 28 beds
- Discharge planning with the therapists
- Mentoring students of the university
${registration}
BSc Nursing, 2019`
}

const report = (cvText: string) => scoredReport(cvText, posting)

const lineOf = ({ receipt }: Report) =>
  receipt.find(({ requirementId }) => requirementId === 'req_nmc-registration')

const sumOf = ({ receipt }: Report, of: 'tenths' | 'ofTenths') =>
  receipt.reduce((sum, line) => sum + line[of], 0)

describe('a paper that the posting insists on', () => {
  const held = report(cv('NMC registered'))
  const underway = report(cv('NMC registration applied for'))
  const none = report(cv('First aid course'))

  it('keeps a good part of the score shut while it is missing, and half of that while it is on its way', () => {
    expect(held.score - none.score).toBeGreaterThan(15)
    expect(underway.score).toBeGreaterThan(none.score)
    expect(held.score).toBeGreaterThan(underway.score)
  })

  it('shows what it keeps shut on its own line of the receipt', () => {
    const line = lineOf(none)
    expect(line?.tenths).toBe(0)
    expect(line?.ofTenths).toBeGreaterThan(150)
  })

  it('leaves the receipt summing to the score and to a hundred', () => {
    for (const each of [held, underway, none]) {
      expect(sumOf(each, 'tenths')).toBe(each.score * 10)
      expect(sumOf(each, 'ofTenths')).toBe(1000)
    }
  })

  it('is no condition where the posting only welcomes it', () => {
    const welcome = `${posting.replace('- Current NMC registration\n', '')}\n- NMC registration is a plus`
    const scores = ['NMC registered', 'First aid course'].map((line) => {
      return scoredReport(cv(line), welcome).score
    })
    expect((scores[0] ?? 0) - (scores[1] ?? 0)).toBeLessThan(10)
  })

  it('may be any of those a sentence offers', () => {
    const choice = `Management Accountant\n\nRequirements\n- CIMA or ACCA\n- Variance analysis\n- Budgeting`
    const accountant = `Ruth Ellsmere\nManagement Accountant, Foldmere Ltd, 2018 - 2026\n- Variance analysis and budgeting for three plants every month with their managers\n- Month-end close in five days, accruals and prepayments\nACCA, 2019`
    expect(rowOf(scoredReport(accountant, choice), 'CIMA or ACCA').status).toBe('met')
  })

  it('is no check that the employer arranges, and no card that comes with the licence', () => {
    const asked = (paper: string) => {
      const longer = posting.replace('- Wound care', `- ${paper}\n- Wound care`)
      return scoredReport(cv('NMC registered'), longer).score
    }
    expect(held.score - asked('Enhanced DBS check')).toBeLessThan(8)
    expect(held.score - asked('HCPC registration')).toBeGreaterThan(15)
  })

  it('may be a driving licence that the posting asks for by letters', () => {
    const lorry = (licence: string) => {
      const lorryPosting = `Lorry Driver\n\nEssential\n- Category C+E licence\n- Drivers' hours\n- Trailer coupling\n- Load security`
      return scoredReport(cv(licence), lorryPosting).score
    }
    expect(lorry('Licence: B, C, CE')).toBeGreaterThan(lorry('Licence: B, D'))
  })
})
