import { describe, expect, it } from 'vitest'
import { scoredReport } from '../../../test/scored-report.ts'

const cvOf = (line: string) => `Ada Linden
ada@example.com
07700 900113

${line}

Experience
Credit Controller, Harbour Foods, Feb 2019 - now
- Collected overdue accounts for 280 customers by phone and email
- Reconciled accounts and rebates for the finance team each month

Skills
Credit control, Excel`

const jobOf = (line: string) => `Credit Controller

Requirements
- Three years in credit control
- Excel
- ${line}`

/** What a posting turns people away for, and whether the CV shows it. */
function conditionsOf(asks: string, shows = ''): string[] {
  return scoredReport(cvOf(shows), jobOf(asks))
    .rows.filter(({ requirement }) => requirement.kind === 'knock-out')
    .map(({ requirement, credit }) => `${requirement.text}: ${credit}`)
}

describe('conditions that an "and" joins', () => {
  it('asks for the car and for the licence', () => {
    const asks = 'Own reliable transport and valid Code 8 licence'
    expect(conditionsOf(asks, 'Full driving licence')).toEqual([
      'Own reliable transport: 0',
      'valid Code 8 licence: 1',
    ])
    expect(conditionsOf('Driving licence or own car', 'Own car')).toEqual([
      'Driving licence or own car: 1',
    ])
  })

  it('asks for each check by itself, and for one once', () => {
    const asks = 'Satisfactory National Police Check and Working with Children Check'
    expect(conditionsOf(asks, 'WWCC valid to 2028')).toEqual([
      'Police Check: 0',
      'Working with Children Check: 1',
    ])
    expect(conditionsOf('Enhanced DBS check with barred list check')).toEqual([
      'Enhanced DBS check: 0',
    ])
  })
})

describe('whose papers let them work', () => {
  it.each([
    ['South African ID holders only', 'Nationality: South African'],
    ['Must be a South African citizen', 'Nationality: South African'],
    ['Must have a Stamp 4 visa or be EU/EEA citizens', 'Irish citizen'],
    ['Must have a Stamp 4 visa or be EU/EEA citizens', 'Stamp 4'],
    ['Evidence of Australian citizenship or permanent residency', 'Australian citizen'],
    ['Clear criminal and credit record', 'Criminal record: None'],
  ])('meets "%s" by "%s"', (asks, shows) => {
    expect(conditionsOf(asks, shows).filter((each) => each.endsWith(': 1'))).toHaveLength(1)
    expect(conditionsOf(asks).filter((each) => each.endsWith(': 0'))).toHaveLength(1)
  })

  it('takes no other nationality for the one that is asked for', () => {
    expect(conditionsOf('South African ID holders only', 'Nationality: Indian')).toEqual([
      'South African ID holders only: 0',
    ])
  })

  it('reads Australian citizenship whole', () => {
    const asks = 'Evidence of Australian citizenship or permanent residency'
    expect(conditionsOf(asks)).toEqual(['Australian citizenship or permanent residency: 0'])
  })
})
