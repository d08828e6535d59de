import { describe, expect, it } from 'vitest'
import { applicants, type DecisiveSet, decisiveSets, readDecisiveCases } from './decisive-cases.ts'
import { countAbove, scoreCase } from './measure-decisive.ts'

/** How many of each set have to be ordered right: fewer would be worse than it was. */
const fewest = {
  told: { cases: 30, fits: 24, between: 20 },
  'as sent': { cases: 24, fits: 11, between: 5 },
  'of four, read': { cases: 12, fits: 12, between: 9 },
  'of four, unread': { cases: 12, fits: 12, between: 10 },
} as const satisfies Record<DecisiveSet, unknown>

describe.each(decisiveSets)('the decisive cases, %s', (set) => {
  const cases = readDecisiveCases(set)

  it('have applicants graded apart, and say what decides', () => {
    expect(cases).toHaveLength(fewest[set].cases)
    for (const { name, posting, decides, applicants: judged } of cases) {
      if (set.startsWith('of four')) expect(decides, name).toMatch(/\w{3}/)
      else expect(posting, name).toContain(decides)
      const [fits, between, lacks] = applicants.map((each) => judged[each].grade)
      expect([fits, between, lacks], name).toEqual(
        [fits, between, lacks].toSorted((a, b) => (b ?? 0) - (a ?? 0)),
      )
    }
  })

  it('are not ordered worse than they were: who fits stands above who lacks what decides', () => {
    const scored = cases.map(scoreCase)
    expect(countAbove(scored, 'fits', 'lacks')).toBeGreaterThanOrEqual(fewest[set].fits)
    expect(countAbove(scored, 'between', 'lacks')).toBeGreaterThanOrEqual(fewest[set].between)
  })
})
