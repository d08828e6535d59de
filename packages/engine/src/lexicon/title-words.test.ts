import { describe, expect, it } from 'vitest'
import { readKnowledge } from '../knowledge.ts'
import { learnTitleWords } from './title-words.ts'

describe('learnTitleWords', () => {
  it('tells much of a word that one field uses, and nothing of one that all use', () => {
    const telling = learnTitleWords(
      new Map([
        ['chef', ['hospitality']],
        ['manager', ['hospitality', 'office', 'sport', 'sales']],
        ['cook', ['hospitality', 'office']],
      ]),
      4,
    )
    expect([telling('chef'), telling('cook'), telling('manager')]).toEqual([1, 0.5, 0])
  })

  it('tells nothing of a word that stands in no title', () => {
    expect(learnTitleWords(new Map(), 4)('greenhouse')).toBe(0)
  })

  it('knows ranks from trades in the word data', () => {
    const { titleWords } = readKnowledge().lexicon
    for (const rank of ['manager', 'director', 'officer', 'assistant'])
      expect(titleWords(rank)).toBeLessThan(0.1)
    for (const trade of ['chef', 'teacher', 'nurs']) expect(titleWords(trade)).toBeGreaterThan(0.5)
  })
})
