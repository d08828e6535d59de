import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../knowledge.ts'
import { readPosting } from '../read-posting.ts'
import { profileFields } from './field-profile.ts'
import { findTerms } from './find/find-terms.ts'
import { readWords } from './find/read-words.ts'

const { lexicon } = readKnowledge()

function namedIn(text: string): string[] {
  const worded = readWords(lexicon, text)
  return findTerms(lexicon, worded, profileFields(lexicon, worded)).map(({ entry }) => entry.name)
}

describe('what people call elsewhere by another name', () => {
  it.each([
    ['Bookkeeper: bank reconciliation, bi-monthly VAT3 returns', 'VAT returns'],
    ['Bookkeeper: ledgers, payroll. Papers: MIATI', 'AAT'],
    ['Social worker: child protection, case holding for 17 children', 'caseload management'],
    ['Occupational therapist: own caseload of stroke patients', 'caseload management'],
    ['Quantity surveyor: final accounts, variations, NEC', 'NEC3'],
    ['Teacher: SEN, behaviour support, Team Teach', 'behaviour management'],
    ['Sales: 40 outbound calls a day, prospecting', 'outbound calling'],
    ['Proofreader: knowledge of Word (styles, track changes)', 'Microsoft Word'],
    ['Chef: proficient in Word', 'Microsoft Word'],
    ['Town planner: urban planning, Section 106 negotiations', 'section 106 agreements'],
    ['Town planner: urban planning, development management', 'planning applications'],
    [
      'Truck driver: valid PrDP, code 14 licence, cross-border routes',
      'professional driving permit',
    ],
    ['Truck driver: driving licence with PDP, load securing', 'professional driving permit'],
    ['HR officer: recruitment, grievances, PDPs', 'career development planning'],
    ['Software tester: track defects in Jira, regression testing', 'defect tracking'],
    ['Rail track worker: PTS, tamping, track defects', 'track maintenance'],
    ['Payroll officer: PAYE, monthly EPF and SOCSO submission', 'statutory payroll contributions'],
    ['Civil engineer: AutoCAD, road design, COREN registered', 'chartered engineer'],
    ['Humanitarian officer: cash and voucher assistance (CVA)', 'humanitarian aid'],
    ['Aid worker: humanitarian aid, post-distribution monitoring', 'monitoring and evaluation'],
    ['Nurse from abroad: NMC CBT passed, wound care', 'NMC registration'],
    ['Staff nurse: wound care, vasopressors and inotropes', 'critical care'],
    ['Care home manager: CQC, manage rosters of 40 carers', 'staff scheduling'],
    ['Waiter: table service, bartending, RCG', 'casino gaming'],
    ['Site labourer: groundworks, formwork, Site Safe', 'CSCS card'],
    ['Farm worker: crop production, experience with livestock', 'animal husbandry'],
    ['Store keeper: warehouse operations, bin cards', 'inventory management'],
  ])('is found in: %s', (text, name) => expect(namedIn(text)).toContain(name))

  it('takes who works from blueprints for one who reads technical drawings', () => {
    const { requirements } = readPosting(
      'Boilermaker\n\nRequirements\n- Able to read and interpret technical drawings\n- Plate work',
    ).job
    const asked = requirements.find(({ text }) => text === 'technical drawings')
    expect(asked?.need).toMatchObject({
      anyOf: expect.arrayContaining(namedIn('Boilermaker: plate work, blueprints')),
    })
  })

  it('lets the standard of risk management prove it', () => {
    expect(lexicon.proves.get('ISO 14971')).toContain('risk management')
  })

  it('takes no development managers of other fields for planners', () => {
    expect(
      namedIn('Sales: prospecting, business development management, cold calling'),
    ).not.toContain('planning applications')
  })
})
