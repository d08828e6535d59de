import { becomePaid } from '../../accounts/become-paid.ts'
import { creditPurchase } from '../../credits/credit-purchase.ts'
import type { Db } from '../../database/database.ts'
import type { CheckoutRow } from '../../database/tables.ts'
import { changeCheckout } from '../checkout-store.ts'
import type { CheckoutNews } from '../gateways/payment-event.ts'
import { settlePurchase } from '../settle-purchase.ts'
import type { Outcome } from './outcome.ts'

interface Reported {
  readonly event: CheckoutNews
  readonly checkout: CheckoutRow | null
  readonly now: number
}

/** Brings a checkout that is held to what the provider says of it, and credits it when it is paid. */
export async function actOnCheckout(db: Db, { event, checkout, now }: Reported): Promise<Outcome> {
  if (!checkout) return { reception: 'ignored', checkout, missing: 0 }
  // Paid already: by an event of another kind that tells of the same payment.
  if (event.outcome === 'paid' && checkout.status === 'paid') {
    return { reception: 'known', checkout, missing: 0 }
  }
  if (event.outcome === 'paid') return becomesPaid(db, { event, checkout, now })
  const isDecided = checkout.status !== 'open' && checkout.status !== 'processing'
  if (!isDecided) await changeCheckout(db, { id: checkout.id, status: event.outcome })
  return { reception: 'applied', checkout, missing: 0 }
}

async function becomesPaid(
  db: Db,
  { event, checkout, now }: Reported & { readonly checkout: CheckoutRow },
): Promise<Outcome> {
  const paid: CheckoutRow = {
    ...checkout,
    status: 'paid',
    paid_at: now,
    credited_at: checkout.account_id ? now : null,
    payment_id: event.paymentId,
    session_id: event.sessionId,
    amount: event.amount ?? checkout.amount,
    currency: event.currency ?? checkout.currency,
  }
  await changeCheckout(db, paid)
  if (paid.account_id) await creditAccount(db, { ...paid, account_id: paid.account_id }, now)
  const missing = await settlePurchase(db, paid, {
    cause: `event:${event.id}`,
    note: `${paid.pack_name}: the money had gone back already`,
    now,
  })
  return { reception: 'applied', checkout: paid, missing }
}

async function creditAccount(
  db: Db,
  checkout: CheckoutRow & { account_id: string },
  now: number,
): Promise<void> {
  await creditPurchase(db, {
    accountId: checkout.account_id,
    checkoutId: checkout.id,
    credits: checkout.credits,
    packName: checkout.pack_name,
    now,
  })
  await becomePaid(db, checkout.account_id)
}
