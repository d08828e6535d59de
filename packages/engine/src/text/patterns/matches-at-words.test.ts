import { describe, expect, it } from 'vitest'
import { tokenize } from '../tokenize.ts'
import { beginningWith, matchesAtWords } from './matches-at-words.ts'

const begins = beginningWith(['near', 'in'])
const pattern = /\b(?:near|in) \p{Lu}\p{L}+(?: in \p{Lu}\p{L}+)?/uy

function matchesIn(text: string): string[] {
  return matchesAtWords(text, tokenize(text), { begins, pattern }).map(([match]) => match)
}

describe('matchesAtWords', () => {
  it('finds what begins with one of the words', () => {
    expect(matchesIn('A shop in Leeds, near York')).toEqual(['in Leeds', 'near York'])
  })

  it('finds nothing inside a match', () => {
    expect(matchesIn('near Hill in Kent and in York')).toEqual(['near Hill in Kent', 'in York'])
  })

  it('finds what an apostrophe or a sign read wrongly stands before', () => {
    expect(matchesIn('d’in Leeds, œnear York')).toEqual(['in Leeds', 'near York'])
  })

  it('finds nothing in the middle of a word', () => {
    expect(matchesIn('begin York')).toEqual([])
  })
})
