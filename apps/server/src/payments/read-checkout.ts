import type { Checkout } from '@rolefit/contract'
import type { AppContext } from '../app-context.ts'
import type { Db } from '../database/database.ts'
import { Problem } from '../http/problem.ts'
import { findOwnCheckout } from './checkout-store.ts'
import { reasonOf } from './start-checkout.ts'

interface Own {
  readonly id: string
  readonly accountId: string
}

/** A checkout as its owner sees it; anybody else's is not found. */
export async function readCheckout(db: Db, own: Own): Promise<Checkout> {
  const checkout = await findOwnCheckout(db, own)
  if (!checkout) throw new Problem('not_found')
  const { id, status, pack_name, credits, amount, currency, gateway } = checkout
  const is_pretended = gateway === 'pretend'
  return { checkout_id: id, status, pack_name, credits, amount, currency, is_pretended }
}

/** The address of a purchase's receipt, at the provider that took the payment. */
export async function readReceipt({ db, gateway, log }: AppContext, own: Own): Promise<string> {
  const checkout = await findOwnCheckout(db, own)
  const isHere = checkout?.status === 'paid' && checkout.gateway === gateway?.name
  if (!isHere || !checkout.payment_id) throw new Problem('not_found')
  const purchase = { checkoutId: checkout.id, paymentId: checkout.payment_id }
  const url = await gateway.findReceipt(purchase).catch((error: unknown) => {
    log.error({ checkout: checkout.id, reason: reasonOf(error) }, 'no receipt could be had')
    return null
  })
  if (!url) throw new Problem('not_found')
  return url
}
