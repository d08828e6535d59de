import { describe, expect, it } from 'vitest'
import { cookCv, nurseCv, nursePosting } from '../../test/fixtures/nurse.ts'
import { compare } from '../compare.ts'
import { changeScorer, type Matched, rate } from './score.ts'

const nothing: ReadonlySet<string> = new Set()

function matchedOf(cvText: string): Matched {
  const input = { cvText, jobText: nursePosting, today: { year: 2026, month: 11 } }
  const compared = compare(input)
  if (compared.status === 'refused') throw new Error(compared.reason)
  return compared.matched
}

/** Both scores are rounded, so the difference is true to a point. */
function expectTrue(points: number, { before, after }: { before: Matched; after: Matched }): void {
  expect(Math.abs(rate(after).score - rate(before).score - points)).toBeLessThanOrEqual(1)
}

describe.each([
  ['of the trade', nurseCv],
  ['of another', cookCv],
])('changeScorer for a CV %s', (_, cvText) => {
  const matched = matchedOf(cvText)
  const pointsOf = changeScorer(matched)

  it('gives a row that is met what scoring again would give', () => {
    const gains = matched.rows.map((row) => {
      const changed = { ...row, status: 'met', credit: 1, places: row.places + 3 } as const
      const rows = matched.rows.map((each) => (each === row ? changed : each))
      const points = pointsOf({ row, changed, addedRoots: nothing })
      expectTrue(points, { before: matched, after: { ...matched, rows } })
      return points
    })
    expect(Math.max(...gains)).toBeGreaterThan(2)
    expect(Math.min(...gains)).toBeGreaterThanOrEqual(0)
  })

  it('gives nothing for what is left as it is', () => {
    for (const row of matched.rows) {
      expect(pointsOf({ row, changed: row, addedRoots: nothing })).toBeCloseTo(0, 9)
    }
  })

  it('counts the posting’s words that a change brings', () => {
    const [row] = matched.rows
    if (!row) throw new Error('The posting asks for nothing')
    const addedRoots = new Set(matched.job.keywords.map(({ root }) => root))
    const points = pointsOf({ row, changed: row, addedRoots })
    const placesOf = (root: string) => matched.placesOf(root) + (addedRoots.has(root) ? 1 : 0)
    expectTrue(points, { before: matched, after: { ...matched, placesOf } })
    expect(points).toBeGreaterThan(1)
  })
})
