import { describe, expect, it } from 'vitest'
import { singular, wordRoot, wordStem } from './word-forms.ts'

describe('singular', () => {
  it('is the same for one and for many', () => {
    for (const [many, one] of [
      ['nurses', 'nurse'],
      ['policies', 'policy'],
      ['boxes', 'box'],
      ['dishes', 'dish'],
      ['menus', 'menu'],
    ]) {
      expect(singular(many ?? '')).toBe(one)
    }
  })

  it('leaves words that only look like many', () => {
    for (const word of [
      'sas',
      'aws',
      'business',
      'analysis',
      'physics',
      'ios',
      'devops',
      'always',
    ]) {
      expect(singular(word)).toBe(word === 'always' ? 'alway' : word)
    }
  })
})

describe('wordRoot', () => {
  it('is the same for the endings a verb takes', () => {
    for (const forms of [
      ['manage', 'managed', 'manages', 'managing'],
      ['plan', 'planned', 'plans', 'planning'],
      ['weld', 'welded', 'welding'],
      ['sell', 'sells', 'selling'],
    ]) {
      expect(new Set(forms.map(wordRoot)).size).toBe(1)
    }
  })

  it('keeps the e that a short word needs, whatever its ending', () => {
    for (const forms of [
      ['care', 'cares', 'cared', 'caring'],
      ['hire', 'hired', 'hiring'],
      ['code', 'coded', 'coding'],
    ]) {
      expect(new Set(forms.map(wordRoot)).size).toBe(1)
    }
    for (const [one, other] of [
      ['care', 'car'],
      ['wine', 'winning'],
      ['lane', 'lan'],
      ['site', 'sit'],
      ['hive', 'hiv'],
    ])
      expect(wordRoot(one ?? '')).not.toBe(wordRoot(other ?? ''))
  })

  it('keeps nouns made from verbs apart', () => {
    expect(wordRoot('management')).not.toBe(wordRoot('manage'))
  })
})

describe('wordStem', () => {
  it('is one for a verb and its noun', () => {
    expect(wordStem('supervisory')).toBe(wordStem('supervision'))
    expect(wordStem('interpreter')).toBe(wordStem('interpret'))
  })

  it('parts words that share a beginning of any meaning', () => {
    expect(wordStem('superstore')).not.toBe(wordStem('supervisory'))
    expect(wordStem('cleanroom')).not.toBe(wordStem('cleaning'))
    expect(wordStem('housekeeper')).toBe(wordStem('housekeeping'))
    expect(wordStem('housekeeping')).not.toBe(wordStem('household'))
    expect(wordStem('international')).not.toBe(wordStem('interview'))
    expect(wordStem('medical')).not.toBe(wordStem('medication'))
    expect(wordStem('medication')).toBe(wordStem('medicine'))
    expect(wordStem('contract')).not.toBe(wordStem('control'))
    expect(wordStem('contractor')).toBe(wordStem('contracted'))
    expect(wordStem('construction')).not.toBe(wordStem('constant'))
  })
})
