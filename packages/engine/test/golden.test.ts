import { describe, expect, it } from 'vitest'
import { type ClaimKind, checkCase, countClaims } from './golden/check-case.ts'
import { goldenCases } from './golden/golden-cases.ts'
import { registeredNurse } from './golden/registered-nurse.ts'

/** The share of a recruiter's claims that the engine has to agree with. */
const leastShares = {
  asks: 0.9,
  asksNot: 0.95,
  shows: 0.85,
  lacks: 0.9,
  order: 1,
  level: 1,
} as const satisfies Record<ClaimKind, number>

describe('golden cases', () => {
  const claims = goldenCases.flatMap(checkCase)

  it.each(countClaims(claims))('agrees with a recruiter on $kind: $hold of $of', (count) => {
    const failing = claims.filter(({ kind, holds }) => kind === count.kind && !holds)
    const list = failing.map(({ claim }) => claim).join('\n')
    expect(count.hold / count.of, list).toBeGreaterThanOrEqual(leastShares[count.kind])
  })
})

describe('checkCase', () => {
  it('holds nothing for true of a case that has everything the wrong way round', () => {
    const { asks, lacks, cvs } = registeredNurse
    const wrong = checkCase({
      ...registeredNurse,
      cvs: { strong: cvs.far, fair: cvs.strong, near: cvs.far, far: cvs.strong },
      asks: [{ words: 'glass blowing' }, { words: 'BLS', importance: 'nice' }],
      asksNot: ['wound care', 'BLS certification'],
      shows: asks.map(({ words }) => ({ words, quotes: ['Split a Rails monolith'] })),
      lacks: lacks.filter((words) => words !== 'Spanish'),
    })
    const held = wrong.filter(({ kind, holds }) => holds && kind !== 'order')
    expect(held.map(({ claim }) => claim)).toEqual([])
    expect(wrong.filter(({ kind, holds }) => kind === 'order' && holds)).toHaveLength(1)
  })
})

describe.each(goldenCases)('golden case of a $profession', ({ posting, cvs, ...claims }) => {
  it('has a posting and CVs as long as people write them', () => {
    expect(wordsIn(posting)).toBeGreaterThanOrEqual(130)
    expect(wordsIn(posting)).toBeLessThanOrEqual(260)
    for (const cv of Object.values(cvs)) {
      expect(wordsIn(cv), cv.slice(0, 40)).toBeGreaterThanOrEqual(150)
      expect(wordsIn(cv), cv.slice(0, 40)).toBeLessThanOrEqual(350)
    }
  })

  it('claims nothing about words that are not there', () => {
    const inPosting = [...claims.asks, ...claims.shows].map(({ words }) => words)
    for (const words of [...inPosting, ...claims.asksNot, ...claims.lacks])
      expect(posting.toLowerCase()).toContain(words.toLowerCase())
    for (const { quotes } of claims.shows)
      for (const quote of quotes) expect(cvs.strong).toContain(quote)
  })
})

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0
}
