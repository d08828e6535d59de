import { describe, expect, it } from 'vitest'
import { readVerb } from './read-verb.ts'

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
