import { afterEach, beforeEach, expect, it } from 'vitest'
import type { listCreditEntries } from '@rolefit/contract'
import { describeOnEachEngine } from '../../../test/database/engines.ts'
import { auditAll } from '../../../test/payments/ledger.ts'
import {
  accountOf,
  balanceOf,
  deliver,
  goToCheckout,
  newEvent,
  openShop,
  personAtCheckout,
  personWithPack,
  purchasesOf,
  type Shop,
} from '../../../test/payments/shop.ts'
import { stripeCharge, stripeDispute } from '../../../test/payments/stripe-objects.ts'
import { deleteAccountIn } from '../../../test/people.ts'
import { spendCredit } from '../../credits/spend-credit.ts'
import { Problem } from '../../http/replies/problem.ts'
import { listFlagged } from '../books/list-flagged.ts'
import { pretendGateway } from '../gateways/pretend-gateway.ts'
import { previewRefund, refundCheckout } from './refund-checkout.ts'

const dayMs = 86_400_000

describeOnEachEngine('a refund', (engine) => {
  let shop: Shop
  beforeEach(async () => {
    shop = await openShop(await engine.newPlace())
  })
  afterEach(async () => {
    expect(await auditAll(shop.test.context.db)).toEqual([])
    await shop.close()
  })

  const spend = async (email: string, analysisId: string) => {
    const accountId = await accountOf(shop, email)
    return shop.test.context.db
      .transaction()
      .execute((db) => spendCredit(db, { accountId, analysisId, now: 5 }))
  }
  const spendMany = async (email: string, count: number) => {
    for (let index = 0; index < count; index += 1) await spend(email, `ana_${index}`)
  }
  const flagged = () => listFlagged(shop.test.context.db)
  const refund = (id: string) => refundCheckout(shop.test.context, id)
  const chargeNews = (paymentId: string, checkout_id: string) =>
    newEvent(
      'charge.refunded',
      stripeCharge({
        id: `ch_${paymentId}`,
        amount: 3000,
        amount_refunded: shop.stripe.refundedOf(paymentId),
        payment_intent: paymentId,
        metadata: { checkout_id },
      }),
    )

  it('of an untouched pack is the whole price, tells the person, and is in the history', async () => {
    const { browser, email, checkoutId } = await personWithPack(shop)
    expect(await refund(checkoutId)).toMatchObject({
      status: 'refunded',
      credits: 50,
      amount: 3000,
      mail: 'kept',
    })
    expect(await balanceOf(browser)).toBe(3)
    expect(shop.stripe.refunds).toMatchObject([{ amount: 3000 }])
    const [mail] = shop.test.mailbox.list()
    expect(mail).toMatchObject({ to: email, subject: 'Your refund of $30.00 from Rolefit' })
    expect(mail?.text).toContain('50 unused credits of your Serious Pack (50 credits, $30.00).')
    expect(mail?.text).toContain('The money goes back the way you paid.')
    expect(mail?.text).toContain(`Purchase ${checkoutId}`)
    const history = await browser.call<typeof listCreditEntries>({
      method: 'GET',
      path: '/api/billing/entries',
      query: { limit: 1 },
    })
    expect(history).toMatchObject({
      items: [{ words: 'Refund of Serious Pack', credits: -50, balance: 3 }],
    })
  })

  it('of a partly used pack is pro rata, the free credits counting as used first', async () => {
    const { browser, email, checkoutId } = await personWithPack(shop)
    await spendMany(email, 10)
    expect(await purchasesOf(browser)).toMatchObject([
      { refundable_credits: 43, refundable_amount: 2580 },
    ])
    expect(await refund(checkoutId)).toMatchObject({
      status: 'refunded',
      credits: 43,
      amount: 2580,
    })
    expect(await balanceOf(browser)).toBe(0)
  })

  it('of the older of two packs leaves the newer one alone', async () => {
    const { browser, email, checkoutId } = await personWithPack(shop, 'starter')
    const second = await goToCheckout(shop, browser, 'hunt')
    const session = shop.stripe.pay(second.sessionId)
    await deliver(shop, newEvent('checkout.session.completed', session))
    await spendMany(email, 5)
    expect(await refund(checkoutId)).toMatchObject({ credits: 3, amount: 300 })
    expect(await balanceOf(browser)).toBe(20)
    expect(await refund(second.checkoutId)).toMatchObject({ credits: 20, amount: 1500 })
  })

  it('can be looked at first, which changes nothing', async () => {
    const { browser, checkoutId } = await personWithPack(shop)
    expect(await previewRefund(shop.test.context, checkoutId)).toMatchObject({
      status: 'due',
      quote: { credits: 50, amount: 3000 },
    })
    expect(await balanceOf(browser)).toBe(53)
    expect(shop.stripe.refunds).toEqual([])
  })

  it('is due for 14 days to the millisecond', async () => {
    const { checkoutId } = await personWithPack(shop)
    shop.test.advance(14 * dayMs)
    expect(await previewRefund(shop.test.context, checkoutId)).toMatchObject({ status: 'due' })
    shop.test.advance(1)
    expect(await refund(checkoutId)).toMatchObject({
      status: 'not due',
      quote: { obstacle: 'too late', unused: 50 },
    })
  })

  it('is not due twice, nor when all is used, nor while the payment is disputed', async () => {
    const refunded = await personWithPack(shop)
    await refund(refunded.checkoutId)
    expect(await refund(refunded.checkoutId)).toMatchObject({
      quote: { obstacle: 'nothing unused' },
    })
    const disputed = await personWithPack(shop, 'starter')
    const dispute = stripeDispute({
      id: 'dp_1',
      amount: 500,
      payment_intent: disputed.paymentId,
      status: 'needs_response',
    })
    await deliver(shop, newEvent('charge.dispute.created', dispute))
    expect(await refund(disputed.checkoutId)).toMatchObject({ quote: { obstacle: 'disputed' } })
    expect(await refund('chk_unknown')).toEqual({ status: 'unknown checkout' })
    expect(shop.stripe.refunds).toHaveLength(1)
  })

  it('is done once by our command and the webhook that follows it, in either order', async () => {
    const { browser, email, paymentId, checkoutId } = await personWithPack(shop)
    await spendMany(email, 10)
    await refund(checkoutId)
    await deliver(shop, chargeNews(paymentId, checkoutId))
    await deliver(shop, chargeNews(paymentId, checkoutId))
    expect(await balanceOf(browser)).toBe(0)
    expect(await purchasesOf(browser)).toMatchObject([{ refunded_amount: 2580 }])
    const [checkout] = await shop.test.context.db.selectFrom('checkouts').selectAll().execute()
    expect(checkout?.credits_short).toBe(0)
  })

  it('continues where it was cut off, and sends the money once', async () => {
    const { browser, paymentId, checkoutId } = await personWithPack(shop)
    const mend = shop.stripe.failAlways('POST /v1/refunds', 'drop after')
    expect(await refund(checkoutId)).toMatchObject({ status: 'unclear' })
    mend()
    expect(await flagged()).toEqual([expect.stringContaining('its refund was cut off')])
    expect(await balanceOf(browser)).toBe(3)
    await deliver(shop, chargeNews(paymentId, checkoutId))
    shop.test.advance(3 * dayMs)
    shop.stripe.forgetKeys()
    expect(await refund(checkoutId)).toMatchObject({ status: 'refunded', amount: 3000 })
    expect(shop.stripe.refunds).toHaveLength(1)
    expect(await balanceOf(browser)).toBe(3)
  })

  it('puts the credits back when Stripe refuses it', async () => {
    const { browser, checkoutId } = await personWithPack(shop)
    const mend = shop.stripe.failAlways('POST /v1/refunds', 'refuse')
    expect(await refund(checkoutId)).toMatchObject({ status: 'refused', reason: 'charge_disputed' })
    mend()
    expect(await balanceOf(browser)).toBe(53)
    expect(await purchasesOf(browser)).toMatchObject([{ refunded_amount: 0 }])
    expect(await refund(checkoutId)).toMatchObject({ status: 'refunded', amount: 3000 })
  })

  it.each([
    ['failed', 'lost_or_stolen_card'],
    ['canceled', 'canceled'],
  ])('puts the credits back when Stripe makes it and calls it %s', async (status, reason) => {
    const { browser, checkoutId } = await personWithPack(shop)
    shop.stripe.refundsAre({ status, ...(status === 'failed' ? { failure_reason: reason } : {}) })
    expect(await refund(checkoutId)).toMatchObject({ status: 'refused', reason })
    expect(await balanceOf(browser)).toBe(53)
    expect(shop.test.mailbox.list().map(({ subject }) => subject)).not.toContain(
      'Your refund of $30.00 from Rolefit',
    )
  })

  it('that the buyer’s bank sends back is put before the operator, and gives nothing away', async () => {
    const { browser, paymentId, checkoutId } = await personWithPack(shop)
    await refund(checkoutId)
    const [made] = shop.stripe.refunds
    const failed = newEvent('refund.failed', { ...made, status: 'failed' })
    expect(await deliver(shop, failed)).toMatchObject({ outcome: 'applied' })
    expect(await deliver(shop, failed)).toMatchObject({ outcome: 'known' })
    expect(await flagged()).toEqual([expect.stringContaining(`${checkoutId}: the buyer’s bank`)])
    const warned = shop.test.logLines.filter((line) => line.includes('a refund failed at the bank'))
    expect(warned).toHaveLength(1)
    expect(await balanceOf(browser)).toBe(3)
    const ofOthers = { ...made, status: 'failed', payment_intent: 'pi_of_another_shop' }
    expect(await deliver(shop, newEvent('refund.failed', ofOthers))).toMatchObject({
      outcome: 'ignored',
    })
    expect(await previewRefund(shop.test.context, paymentId)).toMatchObject({
      checkout: { id: checkoutId },
    })
  })

  it('races with a hundred spends and never gives a credit twice', async () => {
    const { email, browser, checkoutId } = await personWithPack(shop, 'hunt')
    const spends = Array.from({ length: 100 }, (_, index) =>
      spend(email, `race_${index}`).catch((error: unknown) =>
        error instanceof Problem ? error.code : Promise.reject(error),
      ),
    )
    const [outcome, ...spent] = await Promise.all([refund(checkoutId), ...spends])
    const used = spent.filter((one) => one === true).length
    const back = outcome.status === 'refunded' ? outcome.credits : 0
    expect(used + back + (await balanceOf(browser))).toBe(23)
    expect(shop.stripe.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(back * 75)
  })

  it('asked for ten times at once is made once', async () => {
    const { browser, checkoutId } = await personWithPack(shop)
    await Promise.all(Array.from({ length: 10 }, () => refund(checkoutId)))
    expect(shop.stripe.refunds).toHaveLength(1)
    expect(await balanceOf(browser)).toBe(3)
  })

  it('of what an account paid that was gone before it could be credited is the whole price', async () => {
    const { browser, email, sessionId, checkoutId } = await personAtCheckout(shop)
    await deleteAccountIn(browser, email)
    await deliver(shop, newEvent('checkout.session.completed', shop.stripe.pay(sessionId)))
    expect(await flagged()).toEqual([expect.stringContaining(`rolefit admin refund ${checkoutId}`)])
    expect(await refund(checkoutId)).toMatchObject({ amount: 3000, mail: 'nobody' })
    expect(await flagged()).toEqual([])
    expect(await refund(checkoutId)).toMatchObject({ quote: { obstacle: 'nothing left' } })
  })

  it('is not sent through another provider than the one that took the money', async () => {
    const { browser, checkoutId } = await personWithPack(shop)
    const { context } = shop.test
    const moved = { ...context, gateway: pretendGateway() }
    expect(await refundCheckout(moved, checkoutId)).toMatchObject({ status: 'another gateway' })
    expect(await refundCheckout({ ...context, gateway: null }, checkoutId)).toMatchObject({
      status: 'another gateway',
    })
    expect(await balanceOf(browser)).toBe(53)
    expect(shop.stripe.refunds).toEqual([])
  })

  it('is not for an account that was deleted with its credits', async () => {
    const { browser, email, checkoutId } = await personWithPack(shop)
    await deleteAccountIn(browser, email)
    expect(await refund(checkoutId)).toMatchObject({ quote: { obstacle: 'nothing unused' } })
  })
})
