import { describe, expect, it } from 'vitest'
import { wordRoot } from '../../text/forms/word-forms.ts'
import { isLikeItsVerb, verbRootOf } from './action-nouns.ts'

describe('verbRootOf', () => {
  it('knows the verb of a noun that names an action', () => {
    for (const [noun = '', verb] of [
      ['management', 'managed'],
      ['inspection', 'inspecting'],
      ['installation', 'installed'],
      ['verification', 'verifies'],
      ['reconciliation', 'reconciled'],
      ['allocation', 'allocate'],
      ['analysis', 'analysing'],
    ]) {
      expect(verbRootOf(noun)).toBe(wordRoot(verb ?? ''))
    }
  })

  it('knows no verb of a thing', () => {
    for (const noun of ['station', 'equipment', 'department', 'profession', 'invoice']) {
      expect(verbRootOf(noun)).toBeNull()
    }
  })
})

describe('isLikeItsVerb', () => {
  it('holds where an ending is all that tells them apart', () => {
    expect(['testing', 'repair', 'building', 'management'].map(isLikeItsVerb)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
