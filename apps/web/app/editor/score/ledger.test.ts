import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { rendered, wordsOf } from '../../../test/rendered.ts'
import { Ledger } from './ledger.tsx'
import type { LedgerRow } from './live-score.ts'

const row: LedgerRow = {
  id: 'german',
  text: 'German',
  importance: 'nice',
  status: 'partly',
  points: 0.3,
  of: 0.5,
  isInOwnWords: false,
  quote: 'German (A2)',
  path: 'skills.0',
}

describe('Ledger', () => {
  it('says how many of its points a line gives', () => {
    expect(told(row)).toContain('German nice to have partly 0.3 of 0.5')
  })

  it('says of a line without points what the result says of it', () => {
    expect(told({ ...row, points: 0, of: 0 })).toContain('German nice to have partly not counted')
  })
})

function told(shown: LedgerRow): string {
  return wordsOf(rendered(createElement(Ledger, { rows: [shown], onPick: () => {} })))
}
