import { describe, expect, it } from 'vitest'
import { goldenCases } from '../test/golden/golden-cases.ts'
import { analyze } from './analyze.ts'
import { pairScorer, scorePair } from './score-pair.ts'

const today = { year: 2026, month: 11 }

describe('scorePair', () => {
  it('says the same numbers as the whole report', () => {
    for (const { posting, cvs } of goldenCases.slice(0, 4)) {
      const input = { cvText: cvs.fair, jobText: posting, today }
      const report = analyze(input)
      if (report.status === 'refused') throw new Error(report.reason)
      const { score, subScores, quality } = report
      expect(scorePair(input)).toEqual({
        status: 'scored',
        score,
        subScores,
        phrasing: quality.phrasing,
        atsReadiness: quality.atsReadiness,
      })
    }
  })

  it('refuses what the report refuses', () => {
    const input = { cvText: '', jobText: 'https://example.com/job', today }
    expect(scorePair(input)).toEqual(analyze(input))
    expect(scorePair(input).status).toBe('refused')
  })
})

describe('pairScorer', () => {
  it('scores one CV for many postings, and many CVs for one, as each pair by itself', () => {
    const score = pairScorer()
    const [one, other] = goldenCases
    if (!one || !other) throw new Error('The golden cases are gone.')
    for (const posting of [one.posting, other.posting])
      for (const cvText of [one.cvs.fair, other.cvs.fair, one.cvs.fair]) {
        const input = { cvText, jobText: posting, today }
        expect(score(input)).toEqual(scorePair(input))
      }
  })
})
