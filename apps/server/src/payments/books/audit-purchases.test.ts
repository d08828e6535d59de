import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/database/engines.ts'
import {
  deliver,
  newEvent,
  openShop,
  personWithPack,
  type Shop,
} from '../../../test/payments/shop.ts'
import { stripeCharge } from '../../../test/payments/stripe-objects.ts'
import { auditPurchases } from './audit-purchases.ts'

describeOnEachEngine('the audit of purchases', (engine) => {
  let shop: Shop
  let checkoutId: string
  let accountId: string
  beforeEach(async () => {
    shop = await openShop(await engine.newPlace())
    const bought = await personWithPack(shop)
    await personWithPack(shop, 'hunt')
    checkoutId = bought.checkoutId
    const { db } = shop.test.context
    const whose = db.selectFrom('accounts').select('id').where('email', '=', bought.email)
    accountId = (await whose.executeTakeFirstOrThrow()).id
    const charge = stripeCharge({
      id: 'ch_1',
      amount: 3000,
      amount_refunded: 600,
      payment_intent: bought.paymentId,
      metadata: { checkout_id: checkoutId },
    })
    await deliver(shop, newEvent('charge.refunded', charge))
  })
  afterEach(() => shop.close())

  const audit = () => auditPurchases(shop.test.context.db)
  const change = (query: ReturnType<typeof sql>) => query.execute(shop.test.context.db)

  it('finds nothing where each payment has brought what it paid for', async () => {
    expect(await audit()).toEqual([])
  })

  it('names what was paid and not given, or not given in full', async () => {
    const entry = sql`checkout_id = ${checkoutId} and kind = 'purchase'`
    await change(sql`update credit_entries set credits = 49 where ${entry}`)
    expect(await audit()).toEqual([`${checkoutId}: 50 credits paid, 49 given`])
    await change(sql`delete from credit_entries where ${entry}`)
    expect(await audit()).toEqual([`${checkoutId}: 50 credits paid, 0 given`])
  })

  it('names credits that nobody has paid for, or somebody else', async () => {
    await change(
      sql`update checkouts set status = 'open', paid_at = null, credited_at = null where id = ${checkoutId}`,
    )
    const unpaid = [
      expect.stringMatching(`^${accountId}: event:evt_\\d+ belongs to no payment of theirs$`),
      `${accountId}: purchase:${checkoutId} belongs to no payment of theirs`,
    ]
    expect((await audit()).toSorted()).toEqual(unpaid)
    const another = sql`(select id from accounts where id <> ${accountId})`
    await change(
      sql`update checkouts set status = 'paid', paid_at = 1, account_id = ${another} where id = ${checkoutId}`,
    )
    expect((await audit()).toSorted()).toEqual(unpaid)
  })

  it('names a purchase of which more is taken back or flagged than came with it', async () => {
    const told = (taken: number, flagged: number) => [
      `${checkoutId}: of 50 credits ${taken} are taken back and ${flagged} flagged`,
    ]
    const flag = (credits: number) =>
      change(sql`update checkouts set credits_short = ${credits} where id = ${checkoutId}`)
    await flag(40)
    expect(await audit()).toEqual([])
    await flag(41)
    expect(await audit()).toEqual(told(10, 41))
    await flag(0)
    await change(sql`update credit_entries set credits = -51 where kind = 'refund'`)
    expect(await audit()).toEqual(told(51, 0))
    await change(sql`update credit_entries set credits = 1 where kind = 'refund'`)
    expect(await audit()).toEqual(told(-1, 0))
  })
})
