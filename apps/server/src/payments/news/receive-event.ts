import { becomePaid } from '../../accounts/become-paid.ts'
import type { AppContext } from '../../app-context.ts'
import { creditPurchase } from '../../credits/credit-purchase.ts'
import type { Db } from '../../database/database.ts'
import type { CheckoutRow } from '../../database/tables.ts'
import { Problem } from '../../http/replies/problem.ts'
import {
  addPaymentEvent,
  addReversal,
  changeCheckout,
  changeReversal,
  findCheckout,
  findReversal,
  holdCheckout,
  holdPayment,
} from '../checkout-store.ts'
import type { SignedMessage } from '../gateways/gateway.ts'
import type {
  CheckoutNews,
  DisputeNews,
  PaymentEvent,
  RefundNews,
} from '../gateways/payment-event.ts'
import { settlePurchase } from '../settle-purchase.ts'

/** Acted on now, acted on before, or none of our business. */
type Reception = 'applied' | 'known' | 'ignored'

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
  const { reception, checkout, missing } = outcome
  log.info(
    { event: event.id, type: event.type, checkout: checkout?.id, reception },
    'payment event',
  )
  if (missing > 0) {
    log.warn(
      { checkout: checkout?.id, credits: missing },
      'money went back for credits that are spent',
    )
  }
  if (reception === 'applied' && event.about === 'failed refund') {
    log.warn({ checkout: checkout?.id }, 'a refund failed at the bank: send it another way')
  }
  if (reception === 'applied' && checkout?.status === 'paid' && !checkout.account_id) {
    log.warn({ checkout: checkout.id }, 'paid by an account that is deleted: refund it')
  }
  return reception
}

/** The provider may carry other business of the operator's; only disputes do not say whose they are. */
async function isOurs(db: Db, event: PaymentEvent): Promise<boolean> {
  if (event.about === 'dispute') return true
  if (event.about === 'failed refund') return (await findCheckout(db, event.paymentId)) !== null
  return event.checkoutId !== null && (await findCheckout(db, event.checkoutId)) !== null
}

interface Outcome {
  readonly reception: Reception
  readonly checkout: CheckoutRow | null
  readonly missing: number
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
  if (event.about === 'refund') await noteRefund(db, event, now)
  else await noteDispute(db, event, now)
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

async function actOnCheckout(
  db: Db,
  { event, checkout, now }: { event: CheckoutNews; checkout: CheckoutRow | null; now: number },
): Promise<Outcome> {
  if (!checkout) return { reception: 'ignored', checkout, missing: 0 }
  if (event.outcome !== 'paid') {
    const isDecided = checkout.status !== 'open' && checkout.status !== 'processing'
    if (!isDecided) await changeCheckout(db, { id: checkout.id, status: event.outcome })
    return { reception: 'applied', checkout, missing: 0 }
  }
  // Paid already: by an event of another kind that tells of the same payment.
  if (checkout.status === 'paid') return { reception: 'known', checkout, missing: 0 }
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

/** A charge has one line, which says how much of it has gone back in all: late news changes nothing. */
async function noteRefund(db: Db, { chargeId, paymentId, totalAmount }: RefundNews, now: number) {
  const known = await findReversal(db, chargeId)
  if (known) {
    const total = Math.max(known.total_amount, totalAmount)
    await changeReversal(db, { id: chargeId, amount: total, total_amount: total })
    return
  }
  await addReversal(db, {
    id: chargeId,
    payment_id: paymentId,
    kind: 'refund',
    made_by: 'gateway',
    status: 'done',
    amount: totalAmount,
    total_amount: totalAmount,
    credits: 0,
    gateway_id: chargeId,
    created_at: now,
  })
}

/** Won stays won, even where the news that it began comes later. */
async function noteDispute(
  db: Db,
  { disputeId, paymentId, amount, isWon }: DisputeNews,
  now: number,
) {
  const known = await findReversal(db, disputeId)
  if (known) {
    if (isWon) await changeReversal(db, { id: disputeId, status: 'undone' })
    return
  }
  await addReversal(db, {
    id: disputeId,
    payment_id: paymentId,
    kind: 'dispute',
    made_by: 'gateway',
    status: isWon ? 'undone' : 'done',
    amount,
    total_amount: amount,
    credits: 0,
    gateway_id: disputeId,
    created_at: now,
  })
}

function reversalNote(event: RefundNews | DisputeNews, { pack_name }: CheckoutRow): string {
  if (event.about === 'refund') return `Refund of ${pack_name}`
  return event.isWon
    ? `${pack_name}: the bank has decided, credits are back`
    : `${pack_name}: payment disputed at the bank, credits on hold`
}
