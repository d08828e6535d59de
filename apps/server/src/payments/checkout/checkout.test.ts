import { afterEach, beforeEach, expect, it } from 'vitest'
import type { readCheckout, readReceipt } from '@rolefit/contract'
import { describeOnEachEngine } from '../../../test/database/engines.ts'
import { auditAll } from '../../../test/payments/ledger.ts'
import {
  balanceOf,
  deliver,
  newEvent,
  openShop,
  personAtCheckout,
  personWithPack,
  purchasesOf,
  type Shop,
  startCheckout,
} from '../../../test/payments/shop.ts'
import { stripeKeys } from '../../../test/payments/stripe-server.ts'
import { grace, signedInBrowser } from '../../../test/people.ts'
import { createTestApp, type TestBrowser } from '../../../test/test-app.ts'

const dayMs = 86_400_000

describeOnEachEngine('a checkout at Stripe', (engine) => {
  let shop: Shop
  beforeEach(async () => {
    shop = await openShop(await engine.newPlace())
  })
  afterEach(async () => {
    expect(await auditAll(shop.test.context.db)).toEqual([])
    await shop.close()
  })

  const status = async (browser: TestBrowser, id: string) => {
    const reply = await browser.call<typeof readCheckout>({
      method: 'GET',
      path: '/api/billing/checkouts/{id}',
      slots: { id },
    })
    return reply.ok ? [reply.checkout.status, reply.balance] : reply.error
  }
  const receipt = (browser: TestBrowser, id: string) =>
    browser.call<typeof readReceipt>({
      method: 'GET',
      path: '/api/billing/receipts/{id}',
      slots: { id },
    })

  it('leads to a payment page made for this person and this pack', async () => {
    const { email, checkoutId, sessionId } = await personAtCheckout(shop, 'hunt')
    expect(shop.stripe.sessions.get(sessionId)).toMatchObject({
      customer_email: email,
      amount_total: 1500,
      currency: 'usd',
      client_reference_id: checkoutId,
      metadata: { checkout_id: checkoutId },
      success_url: `http://localhost:3000/checkout/success?checkout=${checkoutId}`,
      cancel_url: 'http://localhost:3000/pricing?checkout=cancelled',
    })
  })

  it('offers the four packs to anybody, priced in cents of USD', async () => {
    const reply = await shop.test.newBrowser().fetch('/api/billing/packs')
    expect(await reply.json()).toMatchObject({
      items: [
        { key: 'starter', name: 'Starter', price: 500, currency: 'USD', credits: 5 },
        { key: 'hunt', name: 'Job Hunt Pack', price: 1500, currency: 'USD', credits: 20 },
        { key: 'serious', name: 'Serious Pack', price: 3000, currency: 'USD', credits: 50 },
        { key: 'power', name: 'Power Pack', price: 5000, currency: 'USD', credits: 120 },
      ],
    })
  })

  it('answers the address that Stripe gave', async () => {
    const reply = await startCheckout(await signedInBrowser(shop.test))
    expect(reply).toEqual({ ok: true, url: 'https://checkout.stripe.example/c/pay/cs_test_1' })
  })

  it('is open until it is paid, and then shows the new balance', async () => {
    const { browser, checkoutId, sessionId } = await personAtCheckout(shop)
    expect(await status(browser, checkoutId)).toEqual(['open', 3])
    await deliver(shop, newEvent('checkout.session.completed', shop.stripe.pay(sessionId)))
    expect(await status(browser, checkoutId)).toEqual(['paid', 53])
  })

  it('is found paid by asking, where the event is late, and the late event changes nothing', async () => {
    const { browser, checkoutId, sessionId } = await personAtCheckout(shop)
    const session = shop.stripe.pay(sessionId)
    expect(await status(browser, checkoutId)).toEqual(['paid', 53])
    expect(await deliver(shop, newEvent('checkout.session.completed', session))).toEqual({
      status: 200,
      outcome: 'known',
    })
    expect(await status(browser, checkoutId)).toEqual(['paid', 53])
    expect(await auditAll(shop.test.context.db)).toEqual([])
  })

  it('asks Stripe no more than once in ten seconds, and bears that it does not answer', async () => {
    const strict = await createTestApp({ gateway: shop.test.context.gateway, limitScale: 1 })
    const buyer = await personAtCheckout({ ...shop, test: strict })
    shop.stripe.calls.length = 0
    shop.stripe.failAlways(`GET /v1/checkout/sessions/${buyer.sessionId}`, 'error')
    for (let count = 0; count < 5; count += 1) {
      expect(await status(buyer.browser, buyer.checkoutId)).toEqual(['open', 3])
    }
    expect(shop.stripe.calls).toHaveLength(1)
    await strict.close()
  })

  it('is nobody else’s business', async () => {
    const { checkoutId } = await personWithPack(shop)
    const stranger = await signedInBrowser(shop.test, grace)
    expect(await status(stranger, checkoutId)).toBe('not_found')
    expect(await receipt(stranger, checkoutId)).toMatchObject({ error: 'not_found' })
  })

  it('shows the receipt that Stripe keeps', async () => {
    const { browser, checkoutId, paymentId } = await personWithPack(shop)
    expect(await receipt(browser, checkoutId)).toEqual({
      ok: true,
      url: `https://pay.stripe.example/receipts/ch_${paymentId}`,
    })
    shop.stripe.failNext('error')
    expect(await receipt(browser, checkoutId)).toMatchObject({ error: 'not_found' })
  })

  it('refuses a pack that is not on sale', async () => {
    const browser = await signedInBrowser(shop.test)
    expect(await startCheckout(browser, 'golden')).toMatchObject({ error: 'unknown_pack' })
    expect(shop.stripe.calls).toEqual([])
  })

  it('makes one page when the line breaks after Stripe has made it', async () => {
    shop.stripe.failNext('drop after')
    expect(await startCheckout(await signedInBrowser(shop.test))).toMatchObject({ ok: true })
    expect(shop.stripe.calls).toHaveLength(2)
    expect(shop.stripe.sessions.size).toBe(1)
  })

  it('says so when Stripe cannot be reached', async () => {
    shop.stripe.failNext('drop', 'error', 'drop')
    expect(await startCheckout(await signedInBrowser(shop.test))).toMatchObject({
      error: 'checkout_failed',
      message: 'Unable to start checkout. Please try again.',
      status: 502,
    })
  })

  it('writes no key, no address and no card into the log, whatever goes wrong', async () => {
    shop.stripe.failNext('drop', 'error', 'error')
    await expect(personAtCheckout(shop)).rejects.toThrow()
    const { email } = await personWithPack(shop)
    const lines = shop.test.logLines.join('')
    expect(lines).toContain('the payment provider made no page')
    for (const secret of [...Object.values(stripeKeys), email, 'must_not_be_logged', 'Byron']) {
      expect(lines).not.toContain(secret)
    }
  })

  it('is not started more than twenty times in ten minutes', async () => {
    const strict = await createTestApp({ limitScale: 1 })
    const browser = await signedInBrowser(strict)
    for (let count = 0; count < 20; count += 1) {
      expect(await startCheckout(browser)).toMatchObject({ ok: true })
    }
    expect(await startCheckout(browser)).toMatchObject({ error: 'rate_limited' })
    await strict.close()
  })

  it('cannot be started where nothing is sold', async () => {
    const closed = await createTestApp({ gateway: null })
    const browser = await signedInBrowser(closed)
    expect(await startCheckout(browser)).toMatchObject({ error: 'payments_off', status: 503 })
    const told = await closed.app.fetch(
      new Request('http://localhost:3000/api/billing/webhook', { method: 'POST', body: '{}' }),
    )
    expect(await told.json()).toMatchObject({ error: 'payments_off' })
    await closed.close()
  })

  it('begins its fourteen days when it is paid, not when its page was made', async () => {
    const { browser, sessionId } = await personAtCheckout(shop)
    shop.test.advance(3 * dayMs)
    await deliver(shop, newEvent('checkout.session.completed', shop.stripe.pay(sessionId)))
    expect(await purchasesOf(browser)).toMatchObject([
      {
        purchased_at: '2026-11-24T09:00:00.000Z',
        refundable_until: '2026-12-08T09:00:00.000Z',
      },
    ])
  })

  it('that cost nothing in the end brings its credits, and nothing to refund', async () => {
    const { browser, sessionId } = await personAtCheckout(shop)
    const free = { ...shop.stripe.pay(sessionId), amount_total: 0 }
    await deliver(shop, newEvent('checkout.session.completed', free))
    expect(await balanceOf(browser)).toBe(53)
    expect(await purchasesOf(browser)).toMatchObject([{ amount: 0, refundable_amount: 0 }])
    expect(await auditAll(shop.test.context.db)).toEqual([])
  })
})
