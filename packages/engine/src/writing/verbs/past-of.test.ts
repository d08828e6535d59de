import { describe, expect, it } from 'vitest'
import { pastOf } from './past-of.ts'

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
