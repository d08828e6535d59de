import { describe, expect, it } from 'vitest'
import { tokenize } from '../../text/tokenize.ts'
import { PhraseIndex } from './phrase-index.ts'

function found(phrases: readonly string[], text: string): string[] {
  const index = new PhraseIndex<string>()
  for (const phrase of phrases) index.add(phrase, phrase)
  return index.find(tokenize(text)).flatMap(({ values }) => values)
}

describe('PhraseIndex', () => {
  it('finds phrases in a sentence', () => {
    expect(found(['wound care', 'triage'], 'Did triage and wound care.')).toEqual([
      'triage',
      'wound care',
    ])
  })

  it('takes the longest', () => {
    expect(found(['project', 'project management', 'management'], 'project management')).toEqual([
      'project management',
    ])
  })

  it('finds what begins with the same word, a phrase inside a phrase not again', () => {
    const phrases = ['data', 'data entry', 'data entry clerk', 'clerk', 'data quality']
    expect(found(phrases, 'data entry clerk, data quality clerk, data')).toEqual([
      'data entry clerk',
      'data quality',
      'clerk',
      'data',
    ])
  })

  it('finds the same in every index, however many there are', () => {
    const texts = Array.from({ length: 20 }, (_, i) => `word${i} goes on`)
    for (const text of texts) expect(found([text], `a ${text}, ${text}`)).toEqual([text, text])
  })

  it('finds other endings of the words of a phrase', () => {
    expect(found(['reconcile bank statement'], 'reconciled bank statements daily')).toHaveLength(1)
  })

  it('does not find a word inside another', () => {
    expect(found(['java', 'go', 'R'], 'JavaScript for good cargo')).toEqual([])
  })

  it('does not take an account for accounting, but welded for welding', () => {
    expect(found(['accounting'], 'held an account with us')).toEqual([])
    expect(found(['welding'], 'welded pipes')).toEqual(['welding'])
  })

  it('takes no phrase after its first search, whose words it has looked up', () => {
    const index = new PhraseIndex<string>()
    index.add('wound care', 'wound care')
    index.find(tokenize('triage'))
    expect(() => index.add('triage', 'triage')).toThrow('before the first search')
  })

  it('does not take an acronym for a plural', () => {
    expect(found(['FORS'], 'good for all')).toEqual([])
  })

  it('takes no verb form that means something else', () => {
    const index = new PhraseIndex<string>({ isTaken: (word) => word === 'detailed' })
    for (const phrase of ['detailing', 'welding']) index.add(phrase, phrase)
    const hits = index.find(tokenize('detailed notes, detailing, welded')).map(({ first }) => first)
    expect(hits).toEqual([2, 3])
  })

  it('keeps a plural out that is another word, unless the plural is a phrase too', () => {
    const index = new PhraseIndex<string>()
    for (const phrase of ['Texa', 'Word', 'words']) index.add(phrase, phrase)
    for (const name of ['Texa', 'Word']) index.keepPluralOut(name)
    const hits = index.find(tokenize('texa, texas, words')).flatMap(({ values }) => values)
    expect(hits).toEqual(['Texa', 'Word', 'words'])
  })
})
