import { describe, expect, it } from 'vitest'
import type { Requirement } from '../../job/job.ts'
import type { MatchRow } from '../../match/match-row.ts'
import type { Change } from '../advice.ts'
import { inOrder } from './in-order.ts'

function trait(id: string): MatchRow {
  const span = { start: 0, end: 8 }
  const requirement: Requirement = {
    id,
    text: id,
    quote: { ...span, quote: id },
    sentence: span,
    kind: 'soft skill',
    importance: 'must',
    weight: 1,
    need: { type: 'words', roots: [] },
  }
  return { requirement, status: 'missing', credit: 0, how: 'none', places: 0, evidence: [] }
}

const change = (requirementId: string | null, more: Partial<Change> = {}): Change => ({
  id: `${requirementId}`,
  category: 'Skills',
  action: 'add-if-true',
  text: '',
  tenths: 10,
  requirementId,
  findingCode: null,
  quote: null,
  question: null,
  ...more,
})

describe('inOrder', () => {
  it('names what is lacking before the page, and one trait after it', () => {
    const [first, second] = [change('cheerful'), change('discreet')]
    const page = change(null, { action: 'mend', tenths: 0 })
    const lacking = change('req_b', { tenths: 1 })
    expect(inOrder([first, second, page, lacking], [trait('cheerful'), trait('discreet')])).toEqual(
      [lacking, page, first],
    )
  })
})
