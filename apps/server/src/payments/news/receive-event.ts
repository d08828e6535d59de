import type { AppContext } from '../../app-context.ts'
import type { Db } from '../../database/database.ts'
import type { CheckoutRow } from '../../database/tables.ts'
import { Problem } from '../../http/replies/problem.ts'
import { addPaymentEvent, findCheckout, holdCheckout, holdPayment } from '../checkout-store.ts'
import type { SignedMessage } from '../gateways/gateway.ts'
import type { PaymentEvent } from '../gateways/payment-event.ts'
import { settlePurchase } from '../settle-purchase.ts'
import { actOnCheckout } from './act-on-checkout.ts'
import { noteReversal, reversalNote } from './note-reversal.ts'
import type { Outcome, Reception } from './outcome.ts'
import { tellOperator } from './tell-operator.ts'

/**
 * Takes a signed message of the payment provider: checks it, and does what it tells of in one
 * transaction with the note that it was done. The same event twice, or two at once, does it once.
 */
export async function receiveEvent(
  context: AppContext,
  message: SignedMessage,
): Promise<Reception> {
  if (!context.gateway) throw new Problem('payments_off')
  const event = await context.gateway.readEvent(message, context.now())
  return event ? applyEvent(context, event) : 'ignored'
}

/** Does what an event tells of that is known to be the provider's. */
export async function applyEvent(
  { db, log, now: readClock }: AppContext,
  event: PaymentEvent,
): Promise<Reception> {
  if (!(await isOurs(db, event))) return 'ignored'
  const now = readClock()
  const outcome = await db.transaction().execute((transaction) => act(transaction, event, now))
  tellOperator(log, event, outcome)
  return outcome.reception
}

/** The provider may carry other business of the operator's; only disputes do not say whose they are. */
async function isOurs(db: Db, event: PaymentEvent): Promise<boolean> {
  if (event.about === 'dispute') return true
  if (event.about === 'failed refund') return (await findCheckout(db, event.paymentId)) !== null
  return event.checkoutId !== null && (await findCheckout(db, event.checkoutId)) !== null
}

async function act(db: Db, event: PaymentEvent, now: number): Promise<Outcome> {
  // Always in this order, so that no two transactions wait for each other: payment, checkout, ledger.
  if (event.paymentId) await holdPayment(db, { id: event.paymentId, now })
  const checkout = await holdCheckoutOf(db, event)
  const { id, type } = event
  const isNew = await addPaymentEvent(db, {
    id,
    type,
    checkout_id: checkout?.id ?? null,
    created_at: now,
  })
  if (!isNew) return { reception: 'known', checkout, missing: 0 }
  if (event.about === 'checkout') return actOnCheckout(db, { event, checkout, now })
  // The buyer still has that money to get, so the credits stay taken; the note of the event is what is listed.
  if (event.about === 'failed refund') return { reception: 'applied', checkout, missing: 0 }
  await noteReversal(db, event, now)
  const note = checkout ? reversalNote(event, checkout) : ''
  const missing = checkout
    ? await settlePurchase(db, checkout, { cause: `event:${id}`, note, now })
    : 0
  return { reception: 'applied', checkout, missing }
}

async function holdCheckoutOf(db: Db, event: PaymentEvent): Promise<CheckoutRow | null> {
  const known = event.paymentId ? await holdCheckout(db, { paymentId: event.paymentId }) : null
  if (known || !('checkoutId' in event) || !event.checkoutId) return known
  return holdCheckout(db, { id: event.checkoutId })
}
