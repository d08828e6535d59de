import { describe, expect, it } from 'vitest'
import { pastOf } from './past-of.ts'
import { readVerb } from './past-tense.ts'

describe('readVerb', () => {
  it('knows a verb of work in any of its forms', () => {
    expect(readVerb('Planning')).toEqual({ base: 'plan', form: 'ing' })
    expect(readVerb('manages')).toEqual({ base: 'manage', form: 's' })
    expect(readVerb('identifies')).toEqual({ base: 'identify', form: 's' })
    expect(readVerb('weld')).toEqual({ base: 'weld', form: 'base' })
  })

  it('takes no other word for one', () => {
    for (const word of ['tariff', 'evening', 'glass', 'always', 'building’s'])
      expect(readVerb(word), word).toBeNull()
  })
})

describe('pastOf', () => {
  it('tells what was done', () => {
    const pasts = { plan: 'planned', write: 'wrote', identify: 'identified', move: 'moved' }
    for (const [base, past] of Object.entries(pasts)) expect(pastOf(base)).toBe(past)
    expect(['stand', 'hang', 'submit', 'fix', 'play', 'map'].map(pastOf)).toEqual([
      'stood',
      'hung',
      'submitted',
      'fixed',
      'played',
      'mapped',
    ])
  })
})
