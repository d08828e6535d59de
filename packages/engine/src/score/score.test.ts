import { describe, expect, it } from 'vitest'
import { madeUpMatch, madeUpRow } from '../../test/made-up-match.ts'
import { type Matched, type Score, score } from './score.ts'

const asked = [
  { id: 'sourdough', kind: 'skill', weight: 3 },
  { id: 'lamination', kind: 'skill', weight: 1 },
  { id: 'years', kind: 'experience', need: { type: 'field' } },
  { id: 'title', kind: 'title', need: { type: 'field' } },
  { id: 'degree', kind: 'education', need: { type: 'field' } },
] as const

const matchedOf = (credit: number, placesInCv: number) =>
  madeUpMatch({
    rows: asked.map((each) => madeUpRow(each, credit)),
    words: [2, 1],
    places: () => placesInCv,
  })

const linesOf = ({ receipt }: Score) =>
  Object.fromEntries(
    receipt.map(({ requirementId, tenths, ofTenths }) => [
      requirementId ?? 'words',
      [tenths, ofTenths],
    ]),
  )

const pointsOf = (matched: Matched) =>
  score(matched).subScores.map(({ name, points }) => [name, Math.round(points * 100) / 100])

describe('score', () => {
  it('is a hundred where all is shown, and every line gives what it can', () => {
    const all = score(matchedOf(1, 1))
    expect(all).toMatchObject({ score: 100, band: 'Strong fit' })
    expect(all.subScores.map(({ percent }) => percent)).toEqual([100, 100, 100, 100, 100])
    expect(linesOf(all)).toEqual({
      sourdough: [180, 180],
      lamination: [60, 60],
      years: [220, 220],
      words: [270, 270],
      degree: [40, 40],
      title: [230, 230],
    })
  })

  it('is nothing where nothing is shown, and every line lacks what it could give', () => {
    const none = score(matchedOf(0, 0))
    expect(none).toMatchObject({ score: 0, band: 'Hold off' })
    expect(linesOf(none)).toEqual({
      sourdough: [0, 180],
      lamination: [0, 60],
      years: [0, 220],
      words: [0, 270],
      degree: [0, 40],
      title: [0, 230],
    })
  })

  it('gives the points of what nobody asks for to the rest', () => {
    const rows = [
      madeUpRow({ id: 'sourdough', weight: 3 }, 1),
      madeUpRow({ id: 'years', kind: 'duty' }, 0),
    ]
    expect(pointsOf(madeUpMatch({ rows }))).toEqual([
      ['Skills', 52.17],
      ['Experience', 47.83],
    ])
    expect(pointsOf(madeUpMatch({ rows: [], words: [1] }))).toEqual([['Keywords', 100]])
  })

  it('counts nothing of what has no weight or no part in the score', () => {
    const skill = madeUpRow({ id: 'sourdough' }, 1)
    const permit = madeUpRow({ id: 'permit', kind: 'knock-out', need: { type: 'field' } }, 0)
    const told = madeUpRow({ id: 'told twice', weight: 0 }, 0)
    const counted = score(madeUpMatch({ rows: [permit, skill, told] }))
    expect(counted.score).toBe(100)
    expect(linesOf(counted)).toEqual({ sourdough: [1000, 1000] })
  })

  it('shares out the points of a part by what each line earned, and the rest by what each lacks', () => {
    const rows = [
      madeUpRow({ id: 'held', weight: 2 }, 1),
      madeUpRow({ id: 'half', weight: 2 }, 0.5),
      madeUpRow({ id: 'missing', weight: 1 }, 0),
    ]
    const partly = score(madeUpMatch({ rows }))
    const { score: points } = partly
    // 60 % of what is asked for is more than a strong share of skills.
    expect(points).toBe(88)
    expect(linesOf(partly)).toEqual({ held: [586, 586], half: [294, 354], missing: [0, 60] })
  })

  it('gives what is at its strong share the points where the strong band begins', () => {
    const rows = [
      madeUpRow({ id: 'held', weight: 0.54 }, 1),
      madeUpRow({ id: 'missing', weight: 0.46 }, 0),
    ]
    expect(score(madeUpMatch({ rows }))).toMatchObject({
      score: 85,
      band: 'Strong fit',
      subScores: [{ name: 'Skills', percent: 85, points: 100 }],
    })
  })

  it('keeps a part of it shut for a licence that is missing, and says so on the line of the licence', () => {
    const licence = { id: 'licence', kind: 'licence', importance: 'must', weight: 3 } as const
    const scored = (credit: number) =>
      score(
        madeUpMatch({
          rows: [madeUpRow(licence, credit), madeUpRow({ id: 'years', kind: 'duty' }, 1)],
        }),
      )
    expect(scored(1)).toMatchObject({ score: 100 })
    expect(linesOf(scored(1))).toEqual({ licence: [522, 522], years: [478, 478] })
    // 22 of 46 points are earned, and three tenths of these kept shut.
    expect(scored(0)).toMatchObject({ score: 33 })
    expect(linesOf(scored(0))).toEqual({ licence: [0, 670], years: [330, 330] })
  })
})
