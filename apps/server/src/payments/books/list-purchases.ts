import type { Purchase } from '@rolefit/contract'
import { readLots } from '../../credits/credit-purchase.ts'
import type { Db } from '../../database/database.ts'
import { listPaidCheckouts, listReversals } from '../checkout-store.ts'
import { isDisputed, quoteRefund } from '../refunds/quote-refund.ts'

/** What an account bought, newest first, and what of it would be refunded now. */
export async function listPurchases(
  db: Db,
  { accountId, now }: { accountId: string; now: number },
): Promise<Purchase[]> {
  const checkouts = await listPaidCheckouts(db, accountId)
  if (checkouts.length === 0) return []
  const lots = await readLots(db, accountId)
  const all = await listReversals(
    db,
    checkouts.flatMap(({ payment_id }) => (payment_id ? [payment_id] : [])),
  )
  return checkouts.map((checkout) => {
    const reversals = all.filter(({ payment_id }) => payment_id === checkout.payment_id)
    const quote = quoteRefund({ checkout, lot: lots.get(checkout.id), reversals, now })
    return {
      purchased_at: new Date(checkout.paid_at ?? checkout.created_at).toISOString(),
      pack_name: checkout.pack_name,
      credits: checkout.credits,
      amount: checkout.amount,
      currency: checkout.currency.toUpperCase(),
      checkout_id: checkout.id,
      refunded_amount: checkout.refunded_amount,
      refundable_credits: quote.credits,
      refundable_amount: quote.amount,
      refundable_until: new Date(quote.untilMs).toISOString(),
      is_disputed: isDisputed(reversals),
    }
  })
}
