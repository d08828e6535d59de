import { describe, expect, it } from 'vitest'
import { rowOf, scoredReport } from '../../../../test/scored-report.ts'

const jobText =
  'Tanker Driver\n\nRequirements\n- Class A CDL\n- Tanker endorsement\n- Hazmat endorsement\n- ELD logs'

const rowFor = (asked: string, line: string) =>
  rowOf(
    scoredReport(
      `Ann Other\nTulsa | (918) 555-0177\n\nLicense\nCDL Class A, Oklahoma\n${line}\n\nExperience\nOTR Driver, Prairie Line, 2019 - present\n- 48 states in a dry van and no accidents\n- Pre-trip inspections and ELD logs kept each day`,
      jobText,
    ),
    asked,
  )

describe('withEndorsements', () => {
  it.each([
    'Endorsements: Hazmat, Tanker, Doubles/Triples',
    'Endorsements: H (hazmat), N (tanker)',
    'CDL-A with tanker and hazmat endorsements',
  ])('reads what is listed as endorsed: %s', (line) => {
    expect(rowFor('Tanker endorsement', line).status).toBe('met')
    expect(rowFor('Hazmat endorsement', line).status).toBe('met')
  })

  it('takes no other endorsement for it', () => {
    expect(rowFor('Tanker endorsement', 'Endorsements: Hazmat').status).toBe('missing')
    expect(rowFor('Hazmat endorsement', 'Endorsements: none').status).toBe('missing')
  })
})
