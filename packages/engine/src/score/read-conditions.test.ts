import { describe, expect, it } from 'vitest'
import { madeUpMatch, madeUpRow } from '../../test/made-up-match.ts'
import type { Requirement } from '../job/job.ts'
import { readConditions, shareOpened, shutByRequirement } from './formal-musts.ts'

const licence = { id: 'licence', kind: 'licence', importance: 'must' } as const

function shut(asked: Partial<Requirement> & Pick<Requirement, 'id'>, credit = 0): number[] {
  const row = madeUpRow({ importance: 'must', ...asked }, credit)
  return readConditions(madeUpMatch({ rows: [row] })).map((condition) => rounded(condition.shut))
}

const rounded = (share: number) => Math.round(share * 1000) / 1000

const degree = (orExperience: boolean) =>
  ({
    id: 'degree',
    kind: 'education',
    need: { type: 'degree', level: 6, orExperience, subjects: [] },
  }) as const

describe('readConditions', () => {
  it('keeps more shut for a licence than for a certificate or a degree', () => {
    expect(shut(licence)).toEqual([0.3])
    expect(shut({ id: 'certificate', kind: 'certification' })).toEqual([0.12])
    expect(shut(degree(false))).toEqual([0.1])
  })

  it('asks for nothing but papers, and only where the posting insists', () => {
    expect(shut({ id: 'sourdough' })).toEqual([])
    expect(shut({ ...licence, importance: 'preferred' })).toEqual([])
    expect(shut({ ...licence, weight: 0 })).toEqual([])
  })

  it('keeps the less shut the more of the paper is shown, and nothing once it is held', () => {
    expect(shut(licence, 0.4)).toEqual([0.15])
    expect(shut(licence, 0.8)).toEqual([0])
    expect(shut(licence, 1)).toEqual([0])
  })

  it('turns nobody away whose experience will do instead of a degree', () => {
    expect(shut(degree(true))).toEqual([])
  })

  it('turns nobody away for what the employer arranges or anyone gets within days', () => {
    for (const name of ['first aid', 'basic life support', 'confined space entry']) {
      const need = { type: 'terms', anyOf: [name] } as const
      expect(shut({ id: name, kind: 'certification', need })).toEqual([])
    }
  })

  it('is not sure of a certificate that no word data knows, but of a driving licence by its letters', () => {
    const words = { need: { type: 'words', roots: ['x'] } } as const
    expect(shut({ id: 'Weaver', kind: 'certification', ...words })).toEqual([])
    const lorry = { id: 'C+E', kind: 'certification', categories: ['CE'], ...words } as const
    expect(shut({ ...lorry, kind: 'skill' })).toEqual([0.3])
    expect(shut({ ...lorry, kind: 'licence' })).toEqual([0.3])
  })

  describe('of a sentence that offers a choice', () => {
    const text = 'NMC registration, HCPC registration or a CLC diploma'
    const sentence = { start: 0, end: text.length }
    const offered = (credits: { nmc: number; hcpc: number; clc?: number }, given = text) =>
      readConditions(
        madeUpMatch({
          text: given,
          rows: [
            madeUpRow({ ...licence, id: 'nmc', sentence }, credits.nmc),
            madeUpRow({ ...licence, id: 'hcpc', sentence }, credits.hcpc),
            madeUpRow({ id: 'clc', kind: 'knowledge', sentence }, credits.clc ?? 0),
            madeUpRow({ id: 'elsewhere', kind: 'knowledge', sentence: { start: 9, end: 20 } }, 1),
          ],
        }),
      ).map((condition) => ({ ...condition, shut: rounded(condition.shut) }))

    it('asks for one of them, and counts the one that is shown best', () => {
      expect(offered({ nmc: 0, hcpc: 0 })).toEqual([{ requirementIds: ['nmc', 'hcpc'], shut: 0.3 }])
      expect(offered({ nmc: 0, hcpc: 0.4 })).toMatchObject([{ shut: 0.15 }])
      expect(offered({ nmc: 1, hcpc: 0 })).toMatchObject([{ shut: 0 }])
    })

    it('is opened by what no word data knows as well', () => {
      expect(offered({ nmc: 0, hcpc: 0, clc: 0.4 })).toMatchObject([{ shut: 0.15 }])
      expect(offered({ nmc: 0, hcpc: 0, clc: 1 })).toMatchObject([{ shut: 0 }])
    })

    it('asks for each of them where it offers none', () => {
      expect(offered({ nmc: 0, hcpc: 1 }, text.replace(' or', ' and'))).toEqual([
        { requirementIds: ['nmc'], shut: 0.3 },
        { requirementIds: ['hcpc'], shut: 0 },
      ])
    })
  })
})

describe('shareOpened', () => {
  const conditions = (...shares: number[]) =>
    shares.map((share) => ({ requirementIds: ['any'], shut: share }))

  it('leaves all open where nothing is asked for, and shuts part by part', () => {
    expect(shareOpened([])).toBe(1)
    expect(shareOpened(conditions(0.3))).toBeCloseTo(0.7, 9)
    expect(shareOpened(conditions(0.3, 0.1))).toBeCloseTo(0.63, 9)
  })

  it('leaves three fifths open, however many papers are missing', () => {
    expect(shareOpened(conditions(0.3, 0.3, 0.3))).toBeCloseTo(0.6, 9)
  })
})

describe('shutByRequirement', () => {
  it('deals the points out by what each keeps shut, and evenly among those of a choice', () => {
    const conditions = [
      { requirementIds: ['licence'], shut: 0.3 },
      { requirementIds: ['nmc', 'hcpc'], shut: 0.1 },
    ]
    const points = [...shutByRequirement(conditions, 20)].map(([id, each]) => [id, rounded(each)])
    expect(points).toEqual([
      ['licence', 15],
      ['nmc', 2.5],
      ['hcpc', 2.5],
    ])
  })

  it('deals out nothing where all papers are held', () => {
    const held = [{ requirementIds: ['licence'], shut: 0 }]
    expect([...shutByRequirement(held, 0)]).toEqual([['licence', 0]])
  })
})
