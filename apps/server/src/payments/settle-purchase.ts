import { takeBackCredits } from '../credits/credit-purchase.ts'
import type { Db } from '../database/database.ts'
import type { CheckoutRow } from '../database/tables.ts'
import { changeCheckout, listReversals } from './checkout-store.ts'
import { isDisputed, refundedOf } from './refunds/quote-refund.ts'

interface Settle {
  /** Unique per news, so that the ledger shows what moved the credits. */
  readonly cause: string
  readonly note: string
  readonly now: number
}

/**
 * Brings the ledger in line with all that is known of a paid purchase's money, in the caller's
 * transaction. It looks at the facts and not at the order in which they came, so that refunds and
 * disputes may arrive early, late or twice. Answers how many credits could not be taken back because
 * they were spent; the purchase is flagged with that number.
 */
export async function settlePurchase(
  db: Db,
  checkout: CheckoutRow,
  { cause, note, now }: Settle,
): Promise<number> {
  if (checkout.status !== 'paid' || !checkout.payment_id) return 0
  const reversals = await listReversals(db, [checkout.payment_id])
  const refunded = Math.min(checkout.amount, refundedOf(reversals))
  const target = isDisputed(reversals) ? checkout.credits : creditsWorth(checkout, refunded)
  const { missing } = checkout.account_id
    ? await takeBackCredits(db, {
        accountId: checkout.account_id,
        checkoutId: checkout.id,
        target,
        cause,
        note,
        now,
      })
    : { missing: 0 }
  await changeCheckout(db, { id: checkout.id, refunded_amount: refunded, credits_short: missing })
  return missing
}

/** How many credits so much money bought, to the nearest whole; half a credit stays with the person. */
function creditsWorth({ amount, credits }: CheckoutRow, refunded: number): number {
  if (amount === 0) return 0
  return Math.floor((2 * credits * refunded + amount - 1) / (2 * amount))
}
