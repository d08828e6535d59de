import { afterEach, beforeEach, expect, it } from 'vitest'
import { analysisRow } from '../../test/analyses/keep-one-analysis.ts'
import { describeOnEachEngine } from '../../test/database/engines.ts'
import { runInto } from '../../test/database/run-into.ts'
import { auditAll } from '../../test/payments/ledger.ts'
import {
  accountOf,
  balanceOf,
  deliver,
  newEvent,
  openShop,
  personAtCheckout,
  personWithPack,
  type Shop,
} from '../../test/payments/shop.ts'
import { stripeCharge, stripeDispute } from '../../test/payments/stripe-objects.ts'
import { deleteAccountIn } from '../../test/people.ts'
import { keepAnalysis } from '../analyses/keep-analysis.ts'
import { addAnalysis } from '../analyses/kept/analysis-store.ts'
import type { Db } from '../database/database.ts'
import type { CheckoutRow } from '../database/tables.ts'
import { listFlagged } from '../payments/books/list-flagged.ts'
import { addReversal, findCheckout, holdCheckout, holdPayment } from '../payments/checkout-store.ts'
import { actOnCheckout } from '../payments/news/act-on-checkout.ts'
import { refundCheckout } from '../payments/refunds/refund-checkout.ts'
import { holdLedger } from './hold-ledger.ts'
import { spendCredit } from './spend-credit.ts'

describeOnEachEngine('two things at the same moment', (engine) => {
  let shop: Shop
  beforeEach(async () => {
    shop = await openShop(await engine.newPlace())
  })
  afterEach(async () => {
    expect(await auditAll(shop.test.context.db)).toEqual([])
    await shop.close()
  })

  const spend = (db: Db, accountId: string, analysisId: string) =>
    spendCredit(db, { accountId, analysisId, now: 5 })

  /** A person with five bought credits, who has used the free ones up. */
  const personOnBoughtCredits = async () => {
    const person = await personWithPack(shop, 'starter')
    const accountId = await accountOf(shop, person.email)
    for (const analysisId of ['ana_1', 'ana_2', 'ana_3']) {
      await shop.test.context.db.transaction().execute((db) => spend(db, accountId, analysisId))
    }
    return { ...person, accountId }
  }

  const statusOf = async (checkoutId: string) =>
    (await findCheckout(shop.test.context.db, checkoutId))?.status
  /** What news of its payment does with a checkout that is held. */
  const becomePaid = (db: Db, checkout: CheckoutRow | null) => {
    const { id, type } = newEvent('checkout.session.completed', {})
    const money = { paymentId: 'pi_paid', amount: 3000, currency: 'usd' }
    const session = { checkoutId: checkout?.id ?? null, sessionId: 'cs_paid' }
    const event = { id, type, about: 'checkout', outcome: 'paid', ...session, ...money } as const
    return actOnCheckout(db, { event, checkout, now: 5 })
  }

  it('the bank sends the money back while a credit is spent: the four that are left are taken', async () => {
    const { browser, accountId, paymentId, checkoutId } = await personOnBoughtCredits()
    const charge = stripeCharge({
      id: 'ch_1',
      amount: 500,
      amount_refunded: 500,
      payment_intent: paymentId,
      metadata: { checkout_id: checkoutId },
    })
    const { outcome } = await runInto(shop.test.database, {
      first: (transaction) => spend(transaction, accountId, 'ana_4'),
      second: () => deliver(shop, newEvent('charge.refunded', charge)),
    })
    expect(outcome).toEqual({ status: 200, outcome: 'applied' })
    expect(await balanceOf(browser)).toBe(0)
    expect(await listFlagged(shop.test.context.db)).toEqual([
      `${checkoutId}: the money went back, 1 of its credits had been spent`,
    ])
  })

  it('the operator refunds while a credit is spent: money goes back for the four that are left', async () => {
    const { browser, accountId, checkoutId } = await personOnBoughtCredits()
    const { outcome } = await runInto(shop.test.database, {
      first: (transaction) => spend(transaction, accountId, 'ana_4'),
      second: () => refundCheckout(shop.test.context, checkoutId),
    })
    expect(outcome).toMatchObject({ status: 'refunded', credits: 4, amount: 400 })
    expect(shop.stripe.refunds).toMatchObject([{ amount: 400 }])
    expect(await balanceOf(browser)).toBe(0)
  })

  it('the bank disputes a payment while its credits are on their way: they are held back', async () => {
    const { browser, sessionId } = await personAtCheckout(shop)
    const session = shop.stripe.pay(sessionId)
    const payment_id = String(session.payment_intent)
    await runInto(shop.test.database, {
      first: async (transaction) => {
        await holdPayment(transaction, { id: payment_id, now: 5 })
        await addReversal(transaction, {
          id: 'dp_1',
          payment_id,
          kind: 'dispute',
          made_by: 'gateway',
          status: 'done',
          amount: 3000,
          total_amount: 3000,
          credits: 0,
          gateway_id: 'dp_1',
          created_at: 5,
        })
      },
      second: () => deliver(shop, newEvent('checkout.session.completed', session)),
    })
    expect(await balanceOf(browser)).toBe(3)
    const dispute = { id: 'dp_1', amount: 3000, payment_intent: payment_id, status: 'won' }
    await deliver(shop, newEvent('charge.dispute.closed', stripeDispute(dispute)))
    expect(await balanceOf(browser)).toBe(53)
  })

  it('the same texts are sent twice: both get the one result, for one credit', async () => {
    const { browser, email } = await personAtCheckout(shop)
    const { db } = shop.test.context
    const made = analysisRow(await accountOf(shop, email))
    const { outcome } = await runInto(shop.test.database, {
      first: async (transaction) => {
        await spend(transaction, made.account_id, made.id)
        await addAnalysis(transaction, { ...made, charged_at: 2 })
      },
      second: () =>
        keepAnalysis(db, { ...made, id: 'ana_late', request_key: null }, { sent: [], after: 0 }),
    })
    expect(outcome).toMatchObject({ row: { id: made.id }, charged: false })
    expect(await balanceOf(browser)).toBe(2)
  })

  it('an account is deleted while its analysis is kept: neither fails, and nothing is left', async () => {
    const { browser, email } = await personAtCheckout(shop)
    const made = analysisRow(await accountOf(shop, email))
    const { outcome } = await runInto(shop.test.database, {
      first: (transaction) => holdLedger(transaction, made.account_id),
      second: () => deleteAccountIn(browser, email),
      last: async (transaction) => {
        await spend(transaction, made.account_id, made.id)
        await addAnalysis(transaction, { ...made, charged_at: 2 })
      },
    })
    expect(outcome).toEqual({ ok: true })
    for (const table of ['accounts', 'analyses', 'credit_entries', 'credit_balances'] as const) {
      expect(await shop.test.context.db.selectFrom(table).selectAll().execute()).toEqual([])
    }
  })

  it('an account is deleted while its purchase is credited: neither fails', async () => {
    const { browser, email, checkoutId } = await personAtCheckout(shop)
    let checkout: CheckoutRow | null = null
    const { outcome } = await runInto(shop.test.database, {
      first: async (transaction) => {
        checkout = await holdCheckout(transaction, { id: checkoutId })
      },
      second: () => deleteAccountIn(browser, email),
      last: (transaction) => becomePaid(transaction, checkout),
    })
    expect(outcome).toEqual({ ok: true })
    expect(await statusOf(checkoutId)).toBe('paid')
  })

  it('a payment page expires while it is paid: it is paid', async () => {
    const { browser, sessionId, checkoutId } = await personAtCheckout(shop)
    const expired = newEvent('checkout.session.expired', shop.stripe.sessions.get(sessionId) ?? {})
    const { outcome } = await runInto(shop.test.database, {
      first: async (transaction) =>
        becomePaid(transaction, await holdCheckout(transaction, { id: checkoutId })),
      second: () => deliver(shop, expired),
    })
    expect(outcome).toEqual({ status: 200, outcome: 'applied' })
    expect(await statusOf(checkoutId)).toBe('paid')
    expect(await balanceOf(browser)).toBe(53)
  })

  it('an account is deleted while another one buys: neither waits for the other', async () => {
    const leaver = await personAtCheckout(shop)
    const buyer = await personAtCheckout(shop)
    const { hasWaited, outcome } = await runInto(shop.test.database, {
      first: (transaction) => holdCheckout(transaction, { id: buyer.checkoutId }),
      second: () => deleteAccountIn(leaver.browser, leaver.email),
    })
    expect(outcome).toEqual({ ok: true })
    // The embedded database has one writer, for whom everybody waits.
    expect(hasWaited).toBe(engine.name === 'sqlite')
  })
})
