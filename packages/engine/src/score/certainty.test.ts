import { describe, expect, it } from 'vitest'
import { nurseCv, nursePosting } from '../../test/fixtures/nurse.ts'
import { madeUpRow } from '../../test/made-up-match.ts'
import { compare } from '../compare.ts'
import type { Requirement } from '../job/job.ts'
import { readCertainty } from './certainty.ts'

const compared = compare({
  cvText: nurseCv,
  jobText: nursePosting,
  today: { year: 2026, month: 11 },
})
if (compared.status === 'refused') throw new Error(compared.reason)
const { job, candidate } = compared

const skill = (id: string): Requirement => madeUpRow({ id }, 1).requirement
const asWords = (id: string): Requirement => ({
  ...skill(id),
  need: { type: 'words', roots: [id] },
})
const ofKind = (id: string, kind: Requirement['kind']): Requirement => ({ ...skill(id), kind })
const sixSkills = ['a', 'b', 'c', 'd', 'e', 'f'].map(skill)

interface Given {
  readonly wordCount?: number
  readonly requirements?: readonly Requirement[]
  readonly confidence?: number
  readonly monthsWorked?: number
  readonly languages?: Partial<Parameters<typeof readCertainty>[2]>
}

/** How sure one may be of a long posting in English with six skills, and a CV of dated roles, but for what is given. */
function certainty({
  wordCount = 140,
  requirements = sixSkills,
  confidence = 0.6,
  monthsWorked = 1,
  languages,
}: Given = {}) {
  const cv = { ...candidate.cv, confidence }
  return readCertainty(
    { ...job, wordCount, requirements },
    { ...candidate, cv, monthsWorked },
    { job: 'en', cv: 'en', ...languages },
  )
}

const doubts = (given: Given) => certainty(given).doubts

describe('readCertainty', () => {
  it('doubts nothing where both texts tell enough, and still leaves what two readers differ by', () => {
    expect(certainty()).toEqual({ points: 4, level: 'high', doubts: [] })
  })

  it('doubts a posting that is shorter than one should be', () => {
    expect(doubts({ wordCount: 139 })).toEqual(['short-posting'])
  })

  it('doubts a posting with few things to compare: neither conditions nor soft skills are such', () => {
    const five = sixSkills.slice(1)
    expect(doubts({ requirements: five })).toEqual(['few-requirements'])
    expect(doubts({ requirements: [...five, ofKind('permit', 'knock-out')] })).toEqual([
      'few-requirements',
    ])
    expect(doubts({ requirements: [...five, ofKind('team player', 'soft skill')] })).toEqual([
      'few-requirements',
    ])
  })

  it('doubts a line of work of which little is known', () => {
    const words = ['d', 'e', 'f'].map(asWords)
    expect(doubts({ requirements: [...sixSkills.slice(0, 3), ...words] })).toEqual([])
    const more = ['b', 'c'].map(asWords)
    expect(doubts({ requirements: [skill('a'), ...more, ...words] })).toEqual(['unknown-field'])
  })

  it('doubts a CV that was hard to read, or tells no time at work', () => {
    expect(doubts({ confidence: 0.59 })).toEqual(['cv-hard-to-read'])
    expect(doubts({ monthsWorked: 0 })).toEqual(['cv-without-dates'])
  })

  it('doubts what is not in English most, and nothing because a language is not known', () => {
    expect(doubts({ languages: { job: 'unknown', cv: 'unknown' } })).toEqual([])
    expect(certainty({ languages: { job: 'de' } })).toEqual({
      points: 19,
      level: 'low',
      doubts: ['posting-not-english'],
    })
    expect(certainty({ languages: { cv: 'de' } })).toMatchObject({
      points: 19,
      doubts: ['cv-not-english'],
    })
  })

  it('adds the doubts up, and says by their points how sure it is', () => {
    expect(certainty({ monthsWorked: 0 })).toMatchObject({ points: 7, level: 'high' })
    expect(certainty({ wordCount: 20 })).toMatchObject({ points: 10, level: 'medium' })
    const short = { wordCount: 20, requirements: sixSkills.slice(1) }
    expect(certainty(short)).toMatchObject({ points: 16, level: 'medium' })
    expect(certainty({ ...short, monthsWorked: 0 })).toMatchObject({ points: 19, level: 'low' })
  })
})
