import { afterEach, beforeEach, expect, it } from 'vitest'
import type { readRemaining } from '@rolefit/contract'
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
} from '../../../test/payments/shop.ts'
import {
  stripeCharge,
  stripeDispute,
  stripeSession,
} from '../../../test/payments/stripe-objects.ts'
import { sign, signedEvent } from '../../../test/payments/stripe-server.ts'
import { deleteAccountIn, grace, signedInBrowser } from '../../../test/people.ts'
import type { TestBrowser } from '../../../test/test-app.ts'
import { spendCredit } from '../../credits/spend-credit.ts'
import { listFlagged } from '../books/list-flagged.ts'

const dayMs = 86_400_000

describeOnEachEngine('the webhook', (engine) => {
  let shop: Shop
  beforeEach(async () => {
    shop = await openShop(await engine.newPlace())
  })
  afterEach(async () => {
    expect(await auditAll(shop.test.context.db)).toEqual([])
    await shop.close()
  })

  const spendMany = async (email: string, count: number) => {
    const { db } = shop.test.context
    const { id: accountId } = await db
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    for (let index = 0; index < count; index += 1) {
      await db
        .transaction()
        .execute((transaction) =>
          spendCredit(transaction, { accountId, analysisId: `${email} ${index}`, now: 5 }),
        )
    }
  }
  const refundedCharge = (paymentId: string, checkout_id: string, amount_refunded: number) =>
    stripeCharge({
      id: `ch_${paymentId}`,
      amount: 3000,
      amount_refunded,
      payment_intent: paymentId,
      metadata: { checkout_id },
    })

  it('credits a payment, and the plan of who has paid is paid from then on', async () => {
    const bystander = await signedInBrowser(shop.test, grace)
    const { browser } = await personWithPack(shop)
    const remaining = (of: TestBrowser) =>
      of.call<typeof readRemaining>({ method: 'GET', path: '/api/usage/remaining' })
    expect(await remaining(browser)).toEqual({ ok: true, remaining: 53, plan: 'paid' })
    expect(await remaining(bystander)).toEqual({ ok: true, remaining: 3, plan: 'free' })
    expect(await purchasesOf(browser)).toMatchObject([
      {
        purchased_at: '2026-11-21T09:00:00.000Z',
        pack_name: 'Serious Pack',
        credits: 50,
        amount: 3000,
        currency: 'USD',
      },
    ])
  })

  it('credits once when the same event comes twice, or twenty times at once', async () => {
    const { browser, sessionId } = await personAtCheckout(shop)
    const event = newEvent('checkout.session.completed', shop.stripe.pay(sessionId))
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => deliver(shop, event)))
    expect(outcomes.filter(({ outcome }) => outcome === 'applied')).toHaveLength(1)
    expect(outcomes.filter(({ outcome }) => outcome === 'known')).toHaveLength(19)
    expect(await balanceOf(browser)).toBe(53)
    const told = shop.test.logLines.filter((line) => line.includes('"payment event"'))
    expect(told.filter((line) => line.includes(event.id))).toHaveLength(20)
  })

  it('credits once when two kinds of event tell of one payment', async () => {
    const { browser, sessionId } = await personAtCheckout(shop)
    const session = shop.stripe.pay(sessionId)
    await deliver(shop, newEvent('checkout.session.async_payment_succeeded', session))
    const bought = await purchasesOf(browser)
    shop.test.advance(3 * dayMs)
    const late = await deliver(shop, newEvent('checkout.session.completed', session))
    expect(late).toEqual({ status: 200, outcome: 'known' })
    expect(await balanceOf(browser)).toBe(53)
    // Nor does the time within which it is refunded begin again.
    expect(await purchasesOf(browser)).toEqual(bought)
  })

  it('knows a payment that the event holds whole, in place of its id', async () => {
    const { browser, sessionId, checkoutId } = await personAtCheckout(shop)
    const session = shop.stripe.pay(sessionId)
    const payment = { id: String(session.payment_intent), object: 'payment_intent' }
    const whole = { ...session, payment_intent: payment }
    expect(await deliver(shop, newEvent('checkout.session.completed', whole))).toMatchObject({
      outcome: 'applied',
    })
    const charge = { ...refundedCharge(payment.id, checkoutId, 3000), payment_intent: payment }
    await deliver(shop, newEvent('charge.refunded', charge))
    expect(await balanceOf(browser)).toBe(3)
  })

  it('waits for a bank that takes days, and credits when it has decided', async () => {
    const { browser, sessionId } = await personAtCheckout(shop)
    const session = shop.stripe.pay(sessionId)
    const unpaid = { ...session, payment_status: 'unpaid' }
    await deliver(shop, newEvent('checkout.session.completed', unpaid))
    expect(await balanceOf(browser)).toBe(3)
    shop.test.advance(5 * dayMs)
    await deliver(shop, newEvent('checkout.session.async_payment_succeeded', session))
    expect(await balanceOf(browser)).toBe(53)
  })

  it('credits nothing for a payment that failed or a page that was left', async () => {
    const { browser, sessionId } = await personAtCheckout(shop)
    const session = shop.stripe.sessions.get(sessionId) ?? stripeSession({ id: sessionId })
    await deliver(shop, newEvent('checkout.session.async_payment_failed', session))
    await deliver(shop, newEvent('checkout.session.expired', session))
    expect(await balanceOf(browser)).toBe(3)
    expect(await purchasesOf(browser)).toEqual([])
  })

  it('takes back what is unspent of a refund made in the dashboard, in parts as well', async () => {
    const { browser, paymentId, checkoutId } = await personWithPack(shop)
    const refunded = (amount: number) =>
      deliver(shop, newEvent('charge.refunded', refundedCharge(paymentId, checkoutId, amount)))
    await refunded(600)
    expect(await balanceOf(browser)).toBe(43)
    await refunded(3000)
    await refunded(600)
    expect(await balanceOf(browser)).toBe(3)
    expect(await purchasesOf(browser)).toMatchObject([
      { refunded_amount: 3000, refundable_credits: 0 },
    ])
  })

  it('flags what was spent before the money went back', async () => {
    const { browser, email, paymentId, checkoutId } = await personWithPack(shop)
    await spendMany(email, 10)
    await deliver(shop, newEvent('charge.refunded', refundedCharge(paymentId, checkoutId, 3000)))
    expect(await balanceOf(browser)).toBe(0)
    const [checkout] = await shop.test.context.db.selectFrom('checkouts').selectAll().execute()
    expect(checkout?.credits_short).toBe(7)
    expect(await listFlagged(shop.test.context.db)).toEqual([
      `${checkoutId}: the money went back, 7 of its credits had been spent`,
    ])
    expect(shop.test.logLines.join('')).toContain('money went back for credits that are spent')
  })

  it('holds unspent credits while a payment is disputed, and returns them when it is won', async () => {
    const { browser, email, paymentId } = await personWithPack(shop)
    await spendMany(email, 5)
    const dispute = { id: 'dp_1', amount: 3000, payment_intent: paymentId }
    const begun = stripeDispute({ ...dispute, status: 'needs_response' })
    await deliver(shop, newEvent('charge.dispute.created', begun))
    expect(await balanceOf(browser)).toBe(0)
    expect(await purchasesOf(browser)).toMatchObject([{ is_disputed: true, refundable_amount: 0 }])
    const won = stripeDispute({ ...dispute, status: 'won' })
    await deliver(shop, newEvent('charge.dispute.closed', won))
    expect(await balanceOf(browser)).toBe(48)
    await deliver(shop, newEvent('charge.dispute.created', begun))
    expect(await balanceOf(browser)).toBe(48)
  })

  it('keeps the credits of a dispute that is lost', async () => {
    const { browser, paymentId } = await personWithPack(shop)
    const dispute = { id: 'dp_1', amount: 3000, payment_intent: paymentId }
    const lost = stripeDispute({ ...dispute, status: 'lost' })
    await deliver(shop, newEvent('charge.dispute.closed', lost))
    expect(await balanceOf(browser)).toBe(3)
  })

  it('comes to the same end when refund and dispute arrive before the purchase', async () => {
    const { browser, sessionId, checkoutId } = await personAtCheckout(shop)
    const session = shop.stripe.pay(sessionId)
    const paymentId = String(session.payment_intent)
    await deliver(shop, newEvent('charge.refunded', refundedCharge(paymentId, checkoutId, 1500)))
    const dispute = { id: 'dp_1', amount: 3000, payment_intent: paymentId }
    const won = stripeDispute({ ...dispute, status: 'won' })
    await deliver(shop, newEvent('charge.dispute.closed', won))
    shop.test.advance(3 * dayMs)
    await deliver(shop, newEvent('checkout.session.completed', session))
    expect(await balanceOf(browser)).toBe(3 + 25)
  })

  it('credits nobody when the account is gone, and says whom to refund', async () => {
    const { browser, email, sessionId, checkoutId } = await personAtCheckout(shop)
    await deleteAccountIn(browser, email)
    const paid = newEvent('checkout.session.completed', shop.stripe.pay(sessionId))
    expect(await deliver(shop, paid)).toEqual({ status: 200, outcome: 'applied' })
    const { db } = shop.test.context
    expect(await db.selectFrom('credit_entries').selectAll().execute()).toEqual([])
    const warned = shop.test.logLines.find((line) => line.includes('an account that is deleted'))
    expect(warned).toContain(checkoutId)
  })

  it('may come while the account is being deleted, and neither fails', async () => {
    const people = []
    for (let count = 0; count < 12; count += 1) people.push(await personAtCheckout(shop))
    const outcomes = await Promise.all(
      people.flatMap(({ browser, email, sessionId }) => [
        deleteAccountIn(browser, email).then(({ ok }) => ok),
        deliver(shop, newEvent('checkout.session.completed', shop.stripe.pay(sessionId))).then(
          ({ outcome }) => outcome === 'applied',
        ),
      ]),
    )
    expect(outcomes).toEqual(Array(24).fill(true))
  })

  it('forgets what is none of our business', async () => {
    const strangers = stripeSession({ id: 'cs_other', payment_status: 'paid', metadata: {} })
    const charge = stripeCharge({ id: 'ch_other', amount: 100, payment_intent: 'pi_other' })
    const withoutPayment = { amount: 100, payment_intent: null }
    const events = [
      newEvent('charge.refunded', stripeCharge({ id: 'ch_old', ...withoutPayment })),
      newEvent(
        'charge.dispute.created',
        stripeDispute({ id: 'dp_old', status: 'lost', ...withoutPayment }),
      ),
      newEvent('refund.failed', { id: 're_old', status: 'failed', ...withoutPayment }),
      newEvent('checkout.session.completed', strangers),
      newEvent('charge.refunded', charge),
      newEvent('customer.created', { id: 'cus_1' }),
      newEvent('toString', {}),
    ]
    for (const event of events) {
      expect(await deliver(shop, event)).toEqual({ status: 200, outcome: 'ignored' })
    }
    const { db } = shop.test.context
    expect(await db.selectFrom('payments').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('payment_events').selectAll().execute()).toEqual([])
  })

  it('turns away what is forged, old, huge, broken or of an unknown shape, and writes nothing', async () => {
    const { browser, sessionId } = await personAtCheckout(shop)
    const event = newEvent('checkout.session.completed', shop.stripe.pay(sessionId))
    const now = shop.test.context.now()
    const post = async (body: string, signature?: string) => {
      const headers = signature === undefined ? undefined : { 'stripe-signature': signature }
      const request = { method: 'POST', body, ...(headers ? { headers } : {}) }
      const response = await browser.fetch('/api/billing/webhook', request)
      return [response.status, (await response.json()).error]
    }
    const good = signedEvent(event, { now })
    const forged = signedEvent(event, { now, secret: 'whsec_another' })
    const old = signedEvent(event, { now: now - 301_000 })
    const changed = good.body.replace('3000', '9000')
    const shapeless = signedEvent({ ...event, object: { id: 7 } }, { now })
    const nameless = signedEvent({ ...event, id: '' }, { now })
    expect(await post(forged.body, forged.signature)).toEqual([400, 'invalid_signature'])
    expect(await post(old.body, old.signature)).toEqual([400, 'invalid_signature'])
    expect(await post(changed, good.signature)).toEqual([400, 'invalid_signature'])
    expect(await post(good.body)).toEqual([400, 'invalid_signature'])
    expect(await post(good.body, 'nonsense')).toEqual([400, 'invalid_signature'])
    expect(await post('', good.signature)).toEqual([400, 'invalid_signature'])
    expect(await post('not json', good.signature)).toEqual([400, 'invalid_signature'])
    expect(await post('not json', sign('not json', { now }))).toEqual([400, 'invalid_request'])
    expect(await post('[]', sign('[]', { now }))).toEqual([400, 'invalid_request'])
    expect(await post(shapeless.body, shapeless.signature)).toEqual([400, 'invalid_request'])
    expect(await post(nameless.body, nameless.signature)).toEqual([400, 'invalid_request'])
    expect(await post('x'.repeat(600_000), good.signature)).toEqual([413, 'too_large'])
    const { db } = shop.test.context
    expect(await db.selectFrom('payment_events').selectAll().execute()).toEqual([])
    expect(await balanceOf(browser)).toBe(3)
  })
})
