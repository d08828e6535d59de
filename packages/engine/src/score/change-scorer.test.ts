import { describe, expect, it } from 'vitest'
import { cookCv, nurseCv, nursePosting } from '../../test/fixtures/nurse.ts'
import { madeUpMatch, madeUpRow } from '../../test/made-up-match.ts'
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

describe.each([
  ['where a posting insists on no paper', 'preferred'],
  ['where it insists on a licence', 'must'],
] as const)('changeScorer, change by change, %s', (_, importance) => {
  const asked = [
    { id: 'licence', kind: 'licence', importance },
    { id: 'sourdough', weight: 3 },
    { id: 'years', kind: 'duty' },
    { id: 'baker', kind: 'title', need: { type: 'field' } },
  ] as const
  const roots = ['word-0', 'word-1', 'word-2']
  /** With so many of the things asked for shown, and so many of the words. */
  const matchOf = (shown: number, words: number) =>
    madeUpMatch({
      rows: asked.map((each, index) => madeUpRow(each, index < shown ? 1 : 0)),
      words: [3, 2, 1],
      places: (root) => (roots.indexOf(root) < words ? 1 : 0),
    })

  it('gives a hundred points in all from nothing to everything', () => {
    let points = 0
    for (const [index, each] of asked.entries()) {
      const before = matchOf(index, 0)
      const row = before.rows[index]
      if (!row) throw new Error('Asked for nothing')
      points += changeScorer(before)({ row, changed: madeUpRow(each, 1), addedRoots: nothing })
    }
    for (const [index, root] of roots.entries()) {
      const before = matchOf(asked.length, index)
      const [row] = before.rows
      if (!row) throw new Error('Asked for nothing')
      points += changeScorer(before)({ row, changed: row, addedRoots: new Set([root]) })
    }
    expect(points).toBeCloseTo(100, 9)
  })

  it('gives as much for words together as one after the other, and nothing for others', () => {
    const [row] = matchOf(2, 0).rows
    if (!row) throw new Error('Asked for nothing')
    const gain = (words: number, ...added: string[]) =>
      changeScorer(matchOf(2, words))({ row, changed: row, addedRoots: new Set(added) })
    expect(gain(0, ...roots)).toBeCloseTo(
      gain(0, 'word-0') + gain(1, 'word-1') + gain(2, 'word-2'),
      9,
    )
    expect(gain(1, 'of another trade')).toBeCloseTo(0, 9)
  })
})
