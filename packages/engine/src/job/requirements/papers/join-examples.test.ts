import { describe, expect, it } from 'vitest'
import { rowOf, scoredReport } from '../../../../test/scored-report.ts'
import { readPosting } from '../../../read-posting.ts'

const postingWith = (line: string) =>
  `Therapist\nHarrow Services\n\nYour duties\n- Plan the work of the week\n\nRequirements\n- Two years in a similar job\n- ${line}`

function asked(line: string): string[] {
  return readPosting(postingWith(line))
    .job.requirements.filter(
      ({ quote, need }) => line.includes(quote.quote) && need.type !== 'field',
    )
    .map(({ text }) => text)
}

describe('joinExamples', () => {
  it.each([
    ['Recognised qualification (AMUSF, City & Guilds)'],
    ['pitch-side trauma qualification (e.g. REC, ATMMiF, PHECC EFR)'],
    ['professional body (ARTI, BASRaT or SST)'],
    ['childcare qualification (e.g. NNEB, CACHE Level 3, Norland)'],
    ['gondola qualification (PQaX/Professional Qualification in Gondolas, DipXS or equivalent)'],
  ])('asks once for "%s"', (line) => expect(asked(line)).toEqual([line]))

  it('is shown by each that will do, named without the kind, and by the kind in other words', () => {
    const creditOf = (
      held: string,
      asked = 'Current trauma qualification (e.g. REC, ATMMiF, PHECC EFR)',
    ) =>
      rowOf(
        scoredReport(
          `Ann Lee\nann@example.com\n\nExperience\nTherapist, Moss Ltd, 2019 - 2024\n- Looked after two teams and planned the week of nine players with their coaches\n- Wrote the notes of each session and filed them the same day\n\nCertificates\n- ${held}`,
          postingWith(asked),
        ),
        'qualification',
      ).credit
    expect(creditOf('REC 2, valid to 2027')).toBeGreaterThan(0.4)
    expect(creditOf('PHECC EFR')).toBeGreaterThan(0.4)
    expect(creditOf('ATMMiF, 2025')).toBeGreaterThan(0.4)
    expect(creditOf('Safe cycling')).toBe(0)
    const grooming = 'Grooming qualification (iPET, City & Guilds Level 3)'
    expect(creditOf('Diploma in Dog Grooming, 2021', grooming)).toBeGreaterThan(0.4)
    expect(creditOf('iPET Level 3', grooming)).toBeGreaterThan(0.4)
    expect(creditOf('Diploma in Catering, 2021', grooming)).toBe(0)
  })

  it('leaves branches and what is known as a skill by themselves', () => {
    expect(asked('Welding certification (MIG, TIG)')).toEqual([
      'Welding certification',
      'MIG',
      'TIG',
    ])
    expect(asked('Manual handling certificate (in date)')).toEqual(['Manual handling'])
  })
})
