import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { packs } from '@rolefit/contract/credit-rules'
import { elementsIn, linksIn, rendered, wordsOf } from '../../test/rendered.ts'
import { PackCard } from './pack-card.tsx'
import { PackNotes } from './pack-notes.tsx'
import { RefundNote } from './refund-note.tsx'

type Buyer = 'member' | 'visitor' | 'nobody'

const cards = (buyer: Buyer) =>
  packs.map((pack) =>
    rendered(createElement(PackCard, { pack, buyer, isChosen: false, problem: undefined })),
  )

describe('PackCard', () => {
  it('says what a pack costs, for each credit, and what that saves', () => {
    expect(cards('visitor').map(wordsOf)).toEqual([
      expect.stringMatching(/^Starter .* \$5 Credits 5 Per credit \$1\.00 Saving vs Starter none /),
      expect.stringMatching(/^Job Hunt Pack .* \$15 Credits 20 Per credit \$0\.75 .* 25% /),
      expect.stringMatching(/^Most Popular Serious Pack .* \$30 Credits 50 .* \$0\.60 .* 40% /),
      expect.stringMatching(/^Power Pack .* \$50 Credits 120 Per credit \$0\.42 .* 58% /),
    ])
  })

  it('lets a visitor start free, by way of signing in', () => {
    expect(cards('visitor').flatMap(linksIn)).toEqual(
      packs.map(({ key }) => [`/login?next=%2Fpricing%3Fpack%3D${key}`, 'Start free']),
    )
  })

  it('lets a member buy', () => {
    expect(cards('member').flatMap((card) => elementsIn(card, 'button').map(wordsOf))).toEqual(
      packs.map(() => 'Buy credits'),
    )
  })

  it('sells nothing where nothing is sold', () => {
    for (const card of cards('nobody')) {
      expect(wordsOf(card)).toMatch(/Not on sale here\.$/)
      expect([...linksIn(card), ...elementsIn(card, 'button')]).toEqual([])
    }
  })
})

describe('PackNotes', () => {
  it('tells of bulk prices, refunds and expiry, and asks what would suit', () => {
    const notes = rendered(createElement(PackNotes))
    expect(wordsOf(notes)).toContain('Bulk pricing is an email away')
    expect(wordsOf(notes)).toContain('refunded within 14 days of the purchase')
    expect(wordsOf(notes)).toContain('Credits do not expire')
    expect(linksIn(notes).map(([to]) => to)).toContain('/feedback')
  })
})

describe('RefundNote', () => {
  it('states the rule to whoever has bought nothing, too', () => {
    expect(wordsOf(rendered(createElement(RefundNote, { purchases: [] })))).toBe(
      'Unused credits are refunded within 14 days of the purchase; of a partly used pack, the unused part. The oldest credits count as used first.',
    )
  })
})
