import { describe, expect, it } from 'vitest'
import { gradedCases, unseenGradedCases } from '../../../bench/match/graded/graded-cases.ts'
import { readCv } from '../src/cv/read-cv.ts'
import { pairScorer } from '../src/score-pair.ts'
import { goldenCases } from './golden/golden-cases.ts'

type Way = readonly [name: string, share: number, type: (cv: string) => string]

/** How people type and send a CV, and in what share of CVs it may move the score by more than a point. */
const ways: readonly Way[] = [
  ['all in small letters', 0.4, (cv) => cv.toLowerCase()],
  ['all in capitals', 0.2, (cv) => cv.toUpperCase()],
  ['each word with a capital', 0.15, (cv) => cv.replace(/(?<![\p{L}\p{N}'’])\p{Ll}/gu, upper)],
  ['a consent at the end', 0.05, (cv) => `${cv}\n\n${consent}`],
  ['referees', 0.08, (cv) => `${cv}\n\nReferences\nMrs Harriet Stowe, Headteacher, 07700 900111`],
  ['its title on top', 0.05, (cv) => `CURRICULUM VITAE\n\n${cv}`],
  ['its sections turned round', 0.08, turned],
  ['what is done at home', 0.08, (cv) => `${cv}\n\nInterests\nWalking, football, cooking`],
  ['a photograph', 0, (cv) => `Passport size photograph\n\n${cv}`],
  ['“&” for “and”', 0.08, (cv) => cv.replaceAll(' and ', ' & ')],
]

const consent =
  'I hereby consent to my personal data being processed for the purpose of the recruitment process.'

function upper(letter: string): string {
  return letter.toUpperCase()
}

function turned(cv: string): string {
  const headings = readCv(cv).sections.flatMap(({ heading }) => heading ?? [])
  const starts = headings.map(({ span }) => cv.lastIndexOf('\n', span.start) + 1)
  if (starts.length < 3) return cv
  const parts = starts.map((start, at) => cv.slice(start, starts[at + 1] ?? cv.length).trim())
  return [cv.slice(0, starts[0]).trim(), ...parts.toReversed()].join('\n\n')
}

describe('however a CV is typed', () => {
  const cases = [...goldenCases, ...gradedCases, ...unseenGradedCases]
  const pairs = cases.map(({ posting, cvs }, at) => {
    const all = Object.values(cvs)
    return { cv: all[at % all.length] ?? '', posting }
  })
  const scorer = pairScorer()
  const score = (cvText: string, jobText: string) => {
    const scored = scorer({ cvText, jobText, today: { year: 2026, month: 11 } })
    return scored.status === 'refused' ? -1 : scored.score
  }

  it.each(ways)('it scores nearly the same: %s', (_, share, type) => {
    const moved = pairs.filter(
      ({ cv, posting }) => Math.abs(score(type(cv), posting) - score(cv, posting)) > 1,
    )
    expect(moved.length / pairs.length).toBeLessThanOrEqual(share)
  })
})
