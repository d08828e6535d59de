import { readProfile } from '../../accounts/read-profile.ts'
import type { AppContext } from '../../app-context.ts'
import { readLots } from '../../credits/credit-purchase.ts'
import { holdLedger } from '../../credits/hold-ledger.ts'
import type { Db } from '../../database/database.ts'
import type { CheckoutRow, PaymentReversalRow } from '../../database/tables.ts'
import { newId } from '../../ids.ts'
import type { Delivery } from '../../mail/mailer.ts'
import {
  addReversal,
  endRefund,
  findCheckout,
  holdCheckout,
  holdPayment,
  listReversals,
} from '../checkout-store.ts'
import type { Gateway, RefundAnswer } from '../gateways/gateway.ts'
import { reasonOf } from '../gateways/reason-of.ts'
import { receiveEvent } from '../news/receive-event.ts'
import { settlePurchase } from '../settle-purchase.ts'
import { quoteRefund, type RefundQuote, refundedOf } from './quote-refund.ts'
import { refundMail } from './refund-mail.ts'

/** A checkout with its payment: what a refund needs. */
type PaidCheckout = CheckoutRow & { payment_id: string }

/** What became of a refund. Only `unclear` asks for another try, which continues where this one stopped. */
export type RefundOutcome =
  | { readonly status: 'unknown checkout' }
  | { readonly status: 'another gateway'; readonly checkout: CheckoutRow }
  | { readonly status: 'not due'; readonly checkout: CheckoutRow; readonly quote: RefundQuote }
  | { readonly status: 'due'; readonly checkout: CheckoutRow; readonly quote: RefundQuote }
  | { readonly status: 'unclear'; readonly checkout: CheckoutRow; readonly reason: string }
  | { readonly status: 'refused'; readonly checkout: CheckoutRow; readonly reason: string }
  | {
      readonly status: 'refunded'
      readonly checkout: CheckoutRow
      readonly credits: number
      readonly amount: number
      readonly mail: Delivery | 'nobody'
    }

/** What a refund would be today, with nothing changed. */
export async function previewRefund(context: AppContext, id: string): Promise<RefundOutcome> {
  const { db } = context
  const checkout = await findCheckout(db, id)
  if (!checkout) return { status: 'unknown checkout' }
  const reversals = await listReversals(db, checkout.payment_id ? [checkout.payment_id] : [])
  const lot = await lotOf(db, checkout)
  const quote = quoteRefund({ checkout, lot, reversals, now: context.now() })
  return { status: quote.obstacle ? 'not due' : 'due', checkout, quote }
}

/**
 * Refunds what is unused of a purchase, in three steps: takes the credits, so that nobody can spend
 * them meanwhile; sends the money; notes that it was sent. A run that is cut off in between is
 * continued by the next one. The provider's own news of this refund finds nothing left to do.
 */
export async function refundCheckout(context: AppContext, id: string): Promise<RefundOutcome> {
  const preview = await previewRefund(context, id)
  if (!('checkout' in preview)) return preview
  const { checkout } = preview
  const { gateway } = context
  if (!isPaid(checkout)) return preview
  if (gateway?.name !== checkout.gateway) return { status: 'another gateway', checkout }
  const begun = await beginRefund(context, checkout)
  if ('obstacle' in begun) return { status: 'not due', checkout, quote: begun }
  const answer = await askGateway(gateway, checkout, begun)
  if (answer.status === 'unclear') return { ...answer, checkout }
  if (answer.status === 'refused') {
    await undoRefund(context, checkout, begun)
    return { ...answer, checkout }
  }
  const { id: refundId, credits, amount } = begun
  const end = { id: refundId, status: 'done', gateway_id: answer.gatewayId } as const
  // Another run of this very refund may have been quicker; it has told the person.
  const isFirst = await endRefund(context.db, end)
  if (isFirst) await tellAsProvider(context, checkout, begun)
  const mail = isFirst ? await tellPerson(context, checkout, begun) : 'nobody'
  return { status: 'refunded', checkout, credits, amount, mail }
}

function isPaid(checkout: CheckoutRow): checkout is PaidCheckout {
  return checkout.status === 'paid' && checkout.payment_id !== null
}

/** Takes the credits and writes down the refund, or finds one that was begun and not ended. */
function beginRefund(
  { db, now }: AppContext,
  { id, payment_id }: PaidCheckout,
): Promise<PaymentReversalRow | RefundQuote> {
  return db.transaction().execute(async (transaction) => {
    const at = now()
    await holdPayment(transaction, { id: payment_id, now: at })
    const checkout = await holdCheckout(transaction, { id })
    if (!checkout) throw new Error('A paid checkout is gone')
    const reversals = await listReversals(transaction, [payment_id])
    const begun = reversals.find(({ status }) => status === 'pending')
    if (begun) return begun
    if (checkout.account_id) await holdLedger(transaction, checkout.account_id)
    const lot = await lotOf(transaction, checkout)
    const quote = quoteRefund({ checkout, lot, reversals, now: at })
    if (quote.obstacle) return quote
    const refund: PaymentReversalRow = {
      id: newId('rfd'),
      payment_id,
      kind: 'refund',
      made_by: 'operator',
      status: 'pending',
      amount: quote.amount,
      total_amount: refundedOf(reversals) + quote.amount,
      credits: quote.credits,
      gateway_id: null,
      created_at: at,
    }
    await addReversal(transaction, refund)
    await settlePurchase(transaction, checkout, {
      cause: `refund:${refund.id}`,
      note: `Refund of ${checkout.pack_name}`,
      now: at,
    })
    return refund
  })
}

/** What is left of the purchase: all of it where its account was gone before it could be credited. */
async function lotOf(db: Db, { account_id, id, credits, credited_at }: CheckoutRow) {
  if (account_id) return (await readLots(db, account_id)).get(id)
  if (credited_at !== null) return undefined
  return { checkoutId: id, credits, takenBack: 0, unused: credits }
}

type Answer = RefundAnswer | { readonly status: 'unclear'; readonly reason: string }

async function askGateway(
  gateway: Gateway,
  { id, payment_id }: PaidCheckout,
  refund: PaymentReversalRow,
): Promise<Answer> {
  try {
    return await gateway.refund({
      refundId: refund.id,
      checkoutId: id,
      paymentId: payment_id,
      amount: refund.amount,
    })
  } catch (error) {
    return { status: 'unclear', reason: reasonOf(error) }
  }
}

/** The provider will not send the money: the credits go back to where they were. */
function undoRefund(
  { db, now }: AppContext,
  { id, payment_id }: PaidCheckout,
  refund: PaymentReversalRow,
): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await holdPayment(transaction, { id: payment_id, now: now() })
    const checkout = await holdCheckout(transaction, { id })
    const end = { id: refund.id, status: 'undone', gateway_id: null } as const
    if (!(await endRefund(transaction, end)) || !checkout) return
    await settlePurchase(transaction, checkout, {
      cause: `refund-undone:${refund.id}`,
      note: `Refund of ${checkout.pack_name} did not go through`,
      now: now(),
    })
  })
}

/** The pretended provider tells of the refund as the real one does, through the same door. */
async function tellAsProvider(
  context: AppContext,
  { id, payment_id, amount }: PaidCheckout,
  { total_amount }: PaymentReversalRow,
): Promise<void> {
  const { gateway } = context
  if (gateway?.name !== 'pretend') return
  const charge = {
    id: `ch_pretend_${id}`,
    object: 'charge',
    amount,
    amount_refunded: total_amount,
    payment_intent: payment_id,
    metadata: { checkout_id: id },
  }
  await receiveEvent(context, await gateway.signEvent('charge.refunded', charge, context.now()))
}

async function tellPerson(
  { db, mailer, metrics }: AppContext,
  checkout: PaidCheckout,
  refund: PaymentReversalRow,
): Promise<Delivery | 'nobody'> {
  if (!checkout.account_id) return 'nobody'
  const { email } = await readProfile(db, checkout.account_id)
  const delivery = await mailer.send(refundMail({ to: email, checkout, refund }))
  metrics.mails.inc({ outcome: delivery })
  return delivery
}
