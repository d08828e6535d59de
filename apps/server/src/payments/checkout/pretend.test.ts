import { afterEach, beforeEach, expect, it } from 'vitest'
import type { decidePretendCheckout, exportAccount, readReceipt } from '@rolefit/contract'
import { describeOnEachEngine } from '../../../test/database/engines.ts'
import { auditAll } from '../../../test/payments/ledger.ts'
import {
  balanceOf,
  openShop,
  personAtCheckout,
  purchasesOf,
  startCheckout,
} from '../../../test/payments/shop.ts'
import { ada, deleteAccountIn, grace, signedInBrowser } from '../../../test/people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../../../test/test-app.ts'
import { refundCheckout } from '../refunds/refund-checkout.ts'

describeOnEachEngine('a pretended checkout', (engine) => {
  let test: TestApp
  let browser: TestBrowser
  let id: string
  beforeEach(async () => {
    test = await createTestApp({ place: await engine.newPlace() })
    browser = await signedInBrowser(test)
    const reply = await startCheckout(browser)
    id = reply.ok ? (reply.url.split('/').at(-1) ?? '') : ''
  })
  afterEach(async () => {
    expect(await auditAll(test.context.db)).toEqual([])
    await test.close()
  })

  const decide = (by: TestBrowser, decision: 'pay' | 'decline' | 'cancel', checkout = id) =>
    by.call<typeof decidePretendCheckout>({
      method: 'POST',
      path: '/api/billing/pretend-checkouts/{id}',
      slots: { id: checkout },
      body: { decision },
    })

  it('is paid on our own page, by an event that the webhook takes', async () => {
    expect(await decide(browser, 'pay')).toEqual({
      ok: true,
      next: `/checkout/success?checkout=${id}`,
    })
    expect(await balanceOf(browser)).toBe(53)
    const events = await test.context.db.selectFrom('payment_events').select('type').execute()
    expect(events).toEqual([{ type: 'checkout.session.completed' }])
  })

  it('is paid once, however often the button is pressed', async () => {
    await Promise.all(Array.from({ length: 5 }, () => decide(browser, 'pay')))
    expect(await balanceOf(browser)).toBe(53)
  })

  it('costs nothing when it is declined or cancelled, and can be paid after all', async () => {
    expect(await decide(browser, 'decline')).toMatchObject({
      next: `/checkout/pretend/${id}?declined=1`,
    })
    expect(await decide(browser, 'cancel')).toMatchObject({ next: '/pricing?checkout=cancelled' })
    expect([await balanceOf(browser), await purchasesOf(browser)]).toEqual([3, []])
    await decide(browser, 'pay')
    expect(await balanceOf(browser)).toBe(53)
  })

  it('is refunded like a real one, and its own news of that finds nothing left to do', async () => {
    await decide(browser, 'pay')
    expect(await refundCheckout(test.context, id)).toMatchObject({
      status: 'refunded',
      amount: 3000,
    })
    expect(await balanceOf(browser)).toBe(3)
    const events = await test.context.db.selectFrom('payment_events').select('type').execute()
    expect(events.map(({ type }) => type).sort()).toEqual([
      'charge.refunded',
      'checkout.session.completed',
    ])
  })

  it('is among the data its buyer takes along, and stays in the books without their name', async () => {
    await decide(browser, 'pay')
    const takeAlong = () =>
      browser.call<typeof exportAccount>({ method: 'GET', path: '/api/account/export' })
    expect(await takeAlong()).toMatchObject({
      purchases: [{ checkout_id: id, amount: 3000, refundable_amount: 3000 }],
    })
    test.advance(14 * 86_400_000 + 1)
    expect(await takeAlong()).toMatchObject({ purchases: [{ refundable_amount: 0 }] })
    await deleteAccountIn(browser, ada.email)
    const books = test.context.db.selectFrom('checkouts').select(['id', 'account_id', 'status'])
    expect(await books.execute()).toEqual([{ id, account_id: null, status: 'paid' }])
  })

  it('has its own page for a receipt', async () => {
    await decide(browser, 'pay')
    expect(
      await browser.call<typeof readReceipt>({
        method: 'GET',
        path: '/api/billing/receipts/{id}',
        slots: { id },
      }),
    ).toEqual({ ok: true, url: `/checkout/pretend/${id}` })
  })

  it('cannot be paid by anybody else', async () => {
    const stranger = await signedInBrowser(test, grace)
    expect(await decide(stranger, 'pay')).toMatchObject({ error: 'not_found' })
    expect(await balanceOf(stranger)).toBe(3)
  })

  it('does not exist where real payments are taken', async () => {
    const shop = await openShop(await engine.newPlace())
    const buyer = await personAtCheckout(shop)
    const reply = await decide(buyer.browser, 'pay', buyer.checkoutId)
    expect(reply).toMatchObject({ error: 'not_found' })
    // One that was begun while they were still pretended, too.
    await shop.test.context.db.updateTable('checkouts').set({ gateway: 'pretend' }).execute()
    for (const decision of ['pay', 'decline', 'cancel'] as const) {
      const late = await decide(buyer.browser, decision, buyer.checkoutId)
      expect(late).toMatchObject({ error: 'not_found' })
    }
    expect(await balanceOf(buyer.browser)).toBe(3)
    await shop.close()
  })
})
