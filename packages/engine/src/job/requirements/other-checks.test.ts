import { describe, expect, it } from 'vitest'
import { readPosting } from '../../read-posting.ts'

function asked(line: string, heading = 'Requirements') {
  const { requirements } = readPosting(
    `Store Supervisor\nHarrow Services\n\nYour duties\n- Plan the work of the week with the team\n\n${heading}\n- Two years in a shop\n- ${line}`,
  ).job
  return requirements.filter(
    ({ quote, need }) => line.includes(quote.quote) && need.type !== 'field',
  )
}

describe('findOtherChecks', () => {
  it.each([
    [
      'Offers are subject to a drug test and a driving assessment',
      ['drug test', 'driving assessment'],
    ],
    [
      'Criminal Justice fingerprint clearance and a TB test',
      ['Criminal Justice fingerprint clearance', 'TB test'],
    ],
    [
      'Garda vetting and a manual handling assessment will apply',
      ['Garda vetting', 'manual handling assessment'],
    ],
    [
      'We’ll do a drug test and check your references, and a Ministry of Justice check',
      ['Ministry of Justice check', 'drug test'],
    ],
    ['A DOT physical and a drug screen are required before start', ['drug screen', 'DOT physical']],
    ['Must be a NZ resident or hold a valid work visa', ['NZ resident or hold a valid work visa']],
  ])('names each check of "%s" as one, and no skill', (line, texts) => {
    const found = asked(line)
    expect(found.map(({ text }) => text)).toEqual(texts)
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['knock-out']))
  })

  it.each([
    'Experience of DBS checks and of risk assessments',
    'Complete a risk assessment and a fire check each morning',
    'Run regression tests and a smoke test before each release',
  ])('leaves the work in "%s" a skill', (line) =>
    expect(asked(line).some(({ kind }) => kind === 'skill')).toBe(true),
  )
})
