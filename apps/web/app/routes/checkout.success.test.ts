import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { CheckoutStatus } from '@rolefit/contract'
import { elementsIn, linksIn, rendered, renderedPage, wordsOf } from '../../test/rendered.ts'
import { Waiting } from '../credits/arrival.tsx'
import CheckoutSuccess from './checkout.success.tsx'

const bought = (status: CheckoutStatus) => ({
  checkout_id: 'chk_1a2b',
  status,
  pack_name: 'Job Hunt Pack',
  credits: 20,
  amount: 1500,
  currency: 'usd',
  is_pretended: false,
})

const shown = (status: CheckoutStatus, balance = 21) =>
  renderedPage(CheckoutSuccess, { checkout: bought(status), balance })
const headingOf = (page: string) => elementsIn(page, 'h1').map(wordsOf)

describe('CheckoutSuccess', () => {
  it('says what has arrived, and what there is to use now', () => {
    const page = shown('paid')
    expect(headingOf(page)).toEqual(['Payment complete'])
    expect(wordsOf(page)).toContain('Your Job Hunt Pack has arrived: 20 credits.')
    expect(wordsOf(page)).toContain('21 credits to use')
    expect(wordsOf(shown('paid', 1))).toContain('1 credit to use')
    expect(linksIn(page).map(([to]) => to)).toEqual(['/analyze', '/account/billing'])
  })

  it('waits for what is paid and not confirmed, and can be asked again', () => {
    const page = shown('open')
    expect(headingOf(page)).toEqual(['Payment under way'])
    expect(wordsOf(page)).toContain('usually within seconds')
    expect(linksIn(page)).toEqual([['/checkout/success?checkout=chk_1a2b', 'Check again']])
  })

  it('tells whoever waits for a bank that it may take days, and that nobody has to stay', () => {
    const page = shown('processing')
    expect(headingOf(page)).toEqual(['Payment under way'])
    expect(wordsOf(page)).toContain('Some ways to pay take a few days.')
    expect(wordsOf(page)).toContain('You can close this page')
    expect(wordsOf(page)).not.toContain('longer than usual')
  })

  it('says to whom to write, about which purchase, where it takes too long', () => {
    const page = rendered(createElement(Waiting, { checkout: bought('open'), isLate: true }))
    expect(wordsOf(page)).toContain('This is taking longer than usual. You can close this page')
    expect(linksIn(page).map(([to]) => to)).toEqual([
      '/account/billing',
      expect.stringMatching(/^mailto:.+\?subject=Purchase%20chk_1a2b$/),
      '/checkout/success?checkout=chk_1a2b',
    ])
  })

  it.each(['failed', 'expired'] as const)(
    'says of a payment that %s that nothing was charged, and leads back',
    (status) => {
      expect(headingOf(shown(status))).toEqual(['Payment did not go through'])
      expect(wordsOf(shown(status))).toContain('Nothing was charged')
      expect(linksIn(shown(status))).toEqual([['/pricing', 'Back to pricing']])
    },
  )

  it('shows nobody whether a purchase of somebody else has come', () => {
    const page = renderedPage(CheckoutSuccess, { checkout: null, balance: 0 })
    expect(headingOf(page)).toEqual(['Payment'])
    expect(linksIn(page)).toEqual([['/account/billing', 'See your credits']])
  })
})
