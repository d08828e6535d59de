import { describe, expect, it } from 'vitest'
import { applicants, readDecisiveCases } from './decisive-cases.ts'
import { countAbove, scoreCase } from './measure-decisive.ts'

const cases = readDecisiveCases()

describe('the decisive cases', () => {
  it('have three applicants each, graded apart', () => {
    expect(cases).toHaveLength(30)
    for (const { name, posting, decides, applicants: judged } of cases) {
      expect(posting, name).toContain(decides)
      const [fits, between, lacks] = applicants.map((each) => judged[each].grade)
      expect([fits, between, lacks], name).toEqual(
        [fits, between, lacks].toSorted((a, b) => (b ?? 0) - (a ?? 0)),
      )
    }
  })

  it('are not ordered worse than they were: who fits stands above who lacks what decides', () => {
    const scored = cases.map(scoreCase)
    expect(countAbove(scored, 'fits', 'lacks')).toBeGreaterThanOrEqual(24)
    expect(countAbove(scored, 'between', 'lacks')).toBeGreaterThanOrEqual(20)
  })
})
