import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { Purchase } from '@rolefit/contract'
import { elementsIn, linksIn, rendered, wordsOf } from '../../test/rendered.ts'
import { CreditHistory } from './credit-history.tsx'
import { PurchaseTable } from './purchase-table.tsx'

const hunt: Purchase = {
  purchased_at: '2026-11-20T10:05:00.000Z',
  pack_name: 'Job Hunt Pack',
  credits: 20,
  amount: 1500,
  currency: 'USD',
  checkout_id: 'chk_1a2b',
  refunded_amount: 0,
  refundable_credits: 12,
  refundable_amount: 900,
  refundable_until: '2026-12-04T10:05:00.000Z',
  is_disputed: false,
}

const table = (...purchases: readonly Purchase[]) =>
  rendered(createElement(PurchaseTable, { purchases }))
const rowOf = (page: string) => wordsOf(elementsIn(page, 'tr').at(-1) ?? '')
const nothingLeft = { refundable_amount: 0, refundable_credits: 0 }

describe('PurchaseTable', () => {
  it('names what was bought, what it cost, and where its receipt is', () => {
    const page = table(hunt)
    expect(rowOf(page)).toMatch(/^20 Nov 2026 Job Hunt Pack .*20 \$15\.00 View$/)
    expect(linksIn(page)[0]).toEqual(['/account/receipts/chk_1a2b', 'View'])
  })

  it('says what would go back today, until when, and how to ask for it', () => {
    const page = table(hunt)
    expect(wordsOf(page)).toContain(
      'Job Hunt Pack: $9.00 for 12 unused credits could go back today; you can ask until 4 Dec 2026.',
    )
    expect(linksIn(page).at(-1)?.[0]).toMatch(/^mailto:.+Refund%20of%20purchase%20chk_1a2b$/)
    expect(wordsOf(table({ ...hunt, refundable_credits: 1 }))).toContain(
      'for 1 unused credit could',
    )
    expect(wordsOf(table({ ...hunt, ...nothingLeft }))).not.toContain('could go back')
  })

  it('says what has gone back already, in part or whole, and what the bank disputes', () => {
    expect(rowOf(table(hunt))).not.toMatch(/[Rr]efunded|Disputed/)
    const whole = { ...hunt, ...nothingLeft, refunded_amount: 1500 }
    expect(rowOf(table(whole))).toMatch(/ Refunded 20 /)
    expect(rowOf(table({ ...whole, refunded_amount: 600 }))).toContain('$6.00 refunded')
    expect(rowOf(table({ ...whole, is_disputed: true }))).toContain('Disputed at the bank')
  })
})

describe('CreditHistory', () => {
  it('shows each change with its reason and what was left, and leads to the older ones', () => {
    const entries = [
      { at: '2026-11-21T09:00:00.000Z', words: 'Analysis', credits: -1, balance: 2 },
      { at: '2026-11-20T09:00:00.000Z', words: 'Free credits', credits: 3, balance: 3 },
    ]
    const page = rendered(createElement(CreditHistory, { entries, older: 4 }), '/account/billing')
    const [, ...rows] = elementsIn(page, 'tr').map(wordsOf)
    expect(rows).toEqual(['Analysis 21 Nov 2026 −1 2', 'Free credits 20 Nov 2026 +3 3'])
    expect(wordsOf(page)).toContain('4 older. Show them')
    expect(linksIn(page)).toEqual([['/account/billing?entries=all', 'Show them']])
    const whole = rendered(createElement(CreditHistory, { entries, older: 0 }))
    expect(wordsOf(whole)).not.toContain('older')
  })
})
