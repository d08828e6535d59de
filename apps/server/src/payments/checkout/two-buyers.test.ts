import { afterEach, beforeEach, expect, it } from 'vitest'
import type { readCheckout } from '@rolefit/contract'
import { describeOnEachEngine } from '../../../test/database/engines.ts'
import { auditAll } from '../../../test/payments/ledger.ts'
import {
  balanceOf,
  deliver,
  goToCheckout,
  newEvent,
  openShop,
  personWithPack,
  purchasesOf,
  type Shop,
} from '../../../test/payments/shop.ts'
import { stripeCharge } from '../../../test/payments/stripe-objects.ts'
import type { TestBrowser } from '../../../test/test-app.ts'
import { listFlagged } from '../books/list-flagged.ts'
import { refundCheckout } from '../refunds/refund-checkout.ts'

type Buyer = Awaited<ReturnType<typeof personWithPack>>

describeOnEachEngine('two buyers', (engine) => {
  let shop: Shop
  let one: Buyer
  let other: Buyer
  beforeEach(async () => {
    shop = await openShop(await engine.newPlace())
    one = await personWithPack(shop)
    other = await personWithPack(shop)
  })
  afterEach(async () => {
    expect(await auditAll(shop.test.context.db)).toEqual([])
    await shop.close()
  })

  const status = async (browser: TestBrowser, id: string) => {
    const path = '/api/billing/checkouts/{id}'
    const reply = await browser.call<typeof readCheckout>({ method: 'GET', path, slots: { id } })
    return reply.ok ? reply.checkout.status : reply.error
  }
  const refunded = ({ paymentId, checkoutId }: Buyer, amount_refunded: number) => {
    const metadata = { checkout_id: checkoutId }
    const charge = { id: `ch_${paymentId}`, amount: 3000, amount_refunded, metadata }
    return deliver(
      shop,
      newEvent('charge.refunded', stripeCharge({ ...charge, payment_intent: paymentId })),
    )
  }

  it('see their own purchases, and of each page whether that is paid', async () => {
    const bought = async ({ browser }: Buyer) =>
      (await purchasesOf(browser)).map(({ checkout_id }) => checkout_id)
    expect([await bought(one), await bought(other)]).toEqual([[one.checkoutId], [other.checkoutId]])
    const second = await goToCheckout(shop, one.browser, 'serious')
    expect(await status(one.browser, second.checkoutId)).toBe('open')
    expect(await status(one.browser, one.checkoutId)).toBe('paid')
  })

  it('are refunded each by the news of their own payment', async () => {
    await refunded(one, 600)
    await refunded(other, 600)
    await refunded(one, 3000)
    await refunded(other, 600)
    expect([await balanceOf(one.browser), await balanceOf(other.browser)]).toEqual([3, 43])
  })

  it('are refunded by the operator each to the end', async () => {
    const mend = shop.stripe.failAlways('POST /v1/refunds', 'drop after')
    const { context } = shop.test
    expect(await refundCheckout(context, one.checkoutId)).toMatchObject({ status: 'unclear' })
    mend()
    expect(await refundCheckout(context, other.checkoutId)).toMatchObject({ status: 'refunded' })
    expect(await listFlagged(context.db)).toEqual([
      expect.stringMatching(`^${one.checkoutId}: its refund was cut off`),
    ])
    expect(await refundCheckout(context, one.checkoutId)).toMatchObject({ status: 'refunded' })
    expect(await listFlagged(context.db)).toEqual([])
  })
})
