import type { Checkout } from '@rolefit/contract'
import type { AppContext } from '../../app-context.ts'
import type { Db } from '../../database/database.ts'
import type { CheckoutRow } from '../../database/tables.ts'
import { Problem } from '../../http/replies/problem.ts'
import { findOwnCheckout } from '../checkout-store.ts'
import { reasonOf } from '../gateways/reason-of.ts'
import { askForPayment } from './ask-for-payment.ts'

interface Own {
  readonly id: string
  readonly accountId: string
}

/**
 * A checkout as its owner sees it; anybody else's is not found. While it is open the provider is asked
 * now and then, so that a person who has paid does not wait for an event that is late or lost.
 */
export async function readCheckout(context: AppContext, own: Own): Promise<Checkout> {
  const found = await readOwn(context.db, own)
  const mayAsk = await context.limits.spend('ask_by_checkout', found.id).then(
    () => true,
    () => false,
  )
  const isNews = mayAsk && (await askForPayment(context, found))
  const checkout = isNews ? await readOwn(context.db, own) : found
  const { id, status, pack_name, credits, amount, gateway } = checkout
  const currency = checkout.currency.toUpperCase()
  const is_pretended = gateway === 'pretend'
  return { checkout_id: id, status, pack_name, credits, amount, currency, is_pretended }
}

async function readOwn(db: Db, own: Own): Promise<CheckoutRow> {
  const checkout = await findOwnCheckout(db, own)
  if (!checkout) throw new Problem('not_found')
  return checkout
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
