import { describe, expect, it } from 'vitest'
import { sign, signedWords } from './word-signs.ts'

describe('signedWords', () => {
  it('tells of each word what it may be', () => {
    const { signs } = signedWords('Senior Nurse II, Hill Hospital Ltd')
    expect(signs).toEqual([
      sign.titleRank,
      sign.titleHead,
      sign.level,
      0,
      sign.organisation,
      sign.legalForm,
    ])
  })

  it('adds up what any of the words may be', () => {
    const { all } = signedWords('Nurse, Hill Hospital')
    expect(all).toBe(sign.titleHead | sign.organisation)
  })

  it('knows compounds by their last noun', () => {
    const { signs } = signedWords('Wijkverpleegkundige')
    expect((signs[0] ?? 0) & sign.titleHead).toBe(sign.titleHead)
  })

  it('reads letters beyond a to z as it reads plain ones', () => {
    const written = "The B.Sc. of the Co-Founder, St. John's College"
    expect(signedWords(`${written} –`)).toEqual(signedWords(written))
  })

  it('has no signs where there are no words', () => {
    expect(signedWords(' – ')).toEqual({ signs: [], all: 0 })
  })
})
