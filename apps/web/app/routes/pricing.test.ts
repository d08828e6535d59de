import { describe, expect, it } from 'vitest'
import { packs } from '@rolefit/contract/credit-rules'
import { pageRequest } from '../../test/page-request.ts'
import { linksIn, renderedPage, wordsOf } from '../../test/rendered.ts'
import CheckoutPretend from './checkout.pretend.tsx'
import Pricing, { loader } from './pricing.tsx'

const visitor = {
  isMember: false,
  balance: 0,
  payments: 'real',
  chosen: undefined,
  isCancelled: false,
}
const serious = packs.find(({ key }) => key === 'serious')
const shown = (answer: object) => wordsOf(renderedPage(Pricing, { ...visitor, ...answer }))

describe('Pricing', () => {
  it('tells whoever left the payment page that nothing was charged, and nobody else', () => {
    const words = 'Checkout cancelled. Nothing was charged.'
    expect(shown({ isMember: true, isCancelled: true })).toContain(words)
    expect(shown({ isMember: true })).not.toContain(words)
  })

  it('sells to whoever is signed in, also where their name cannot be had for the moment', async () => {
    const asPerson = new Request('http://localhost/pricing', {
      headers: { cookie: 'rolefit_session=abc' },
    })
    const away = async () => Response.json({ ok: false, error: 'unexpected', message: '' })
    const args = { ...pageRequest(asPerson, away), params: {}, pattern: '/pricing' as const }
    expect(await loader({ ...args, url: new URL(asPerson.url) })).toMatchObject({ isMember: true })
  })

  it('says where no money moves, and says nothing of it elsewhere', () => {
    const words = 'No card is asked for and no money moves.'
    expect(shown({ payments: 'pretended' })).toContain(words)
    expect(shown({})).not.toContain(words)
  })

  it('leads whoever chose a pack and signed in to the free credits first, while there are any', () => {
    const chosen = { isMember: true, chosen: serious }
    const page = renderedPage(Pricing, { ...visitor, ...chosen, balance: 1 })
    expect(wordsOf(page)).toContain('You are signed in and have 1 credit.')
    expect(linksIn(page)[0]).toEqual(['/analyze', 'Use them first'])
    expect(shown({ ...chosen, balance: 0 })).toContain('Go on with the Serious Pack below.')
    expect(shown({ chosen: serious })).not.toContain('You are signed in')
  })
})

describe('CheckoutPretend', () => {
  const checkout = {
    checkout_id: 'chk_1a2b',
    status: 'open',
    pack_name: 'Starter',
    credits: 5,
    amount: 500,
    currency: 'usd',
    is_pretended: true,
  }
  const till = (answer: object) =>
    wordsOf(renderedPage(CheckoutPretend, { checkout, isDeclined: false, ...answer }))

  it('says of a declined card that nothing was charged, as long as nothing is', () => {
    expect(till({})).not.toContain('declined')
    expect(till({ isDeclined: true })).toContain('The card was declined, as you asked.')
    const paid = till({ isDeclined: true, checkout: { ...checkout, status: 'paid' } })
    expect(paid).not.toContain('declined')
    expect(paid).toContain('no money moved')
    expect(paid).not.toContain('Pay $5')
  })
})
