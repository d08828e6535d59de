import { z } from 'zod'

/** News of a payment, as far as we act on it. */
export type PaymentEvent = CheckoutNews | RefundNews | FailedRefundNews | DisputeNews

interface News {
  /** The provider's own id of the event: the same event may come more than once. */
  readonly id: string
  readonly type: string
}

export interface CheckoutNews extends News {
  readonly about: 'checkout'
  readonly outcome: 'paid' | 'processing' | 'failed' | 'expired'
  readonly checkoutId: string | null
  readonly sessionId: string
  readonly paymentId: string | null
  readonly amount: number | null
  readonly currency: string | null
}

export interface RefundNews extends News {
  readonly about: 'refund'
  readonly chargeId: string
  readonly paymentId: string
  readonly checkoutId: string | null
  /** How much of the payment has gone back in all. */
  readonly totalAmount: number
}

/** The buyer's bank sent a refund back: the money lies with the provider again. */
interface FailedRefundNews extends News {
  readonly about: 'failed refund'
  readonly paymentId: string
}

export interface DisputeNews extends News {
  readonly about: 'dispute'
  readonly disputeId: string
  readonly paymentId: string
  readonly amount: number
  /** Decided for us: the payment stands. */
  readonly isWon: boolean
}

const Event = z.object({
  id: z.string().min(1),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
})

/** The provider names another object by its id, or includes it whole. */
const Reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])

const OurMetadata = z.object({ checkout_id: z.string().optional() }).nullish()

const Session = z.object({
  id: z.string(),
  status: z.string().nullish(),
  payment_status: z.string(),
  payment_intent: Reference.nullish(),
  amount_total: z.number().int().nonnegative().nullish(),
  currency: z.string().nullish(),
  client_reference_id: z.string().nullish(),
  metadata: OurMetadata,
})

const Charge = z.object({
  id: z.string(),
  payment_intent: Reference.nullish(),
  amount_refunded: z.number().int().nonnegative(),
  metadata: OurMetadata,
})

const Refund = z.object({
  payment_intent: Reference.nullish(),
  status: z.string().nullish(),
})

const Dispute = z.object({
  id: z.string(),
  payment_intent: Reference.nullish(),
  amount: z.number().int().nonnegative(),
  status: z.string(),
})

type Parse = (event: News, object: unknown) => PaymentEvent | null

/** Every type we act on; all others are answered and forgotten. */
const types: Readonly<Record<string, Parse>> = {
  'checkout.session.completed': (event, object) => {
    // Some ways to pay are confirmed days later, by the next event.
    const isUnpaid = Session.parse(object).payment_status === 'unpaid'
    return checkoutNews(event, object, isUnpaid ? 'processing' : 'paid')
  },
  'checkout.session.async_payment_succeeded': (event, object) =>
    checkoutNews(event, object, 'paid'),
  'checkout.session.async_payment_failed': (event, object) => checkoutNews(event, object, 'failed'),
  'checkout.session.expired': (event, object) => checkoutNews(event, object, 'expired'),
  'charge.refunded': refundNews,
  'refund.failed': failedRefundNews,
  'charge.dispute.created': disputeNews,
  'charge.dispute.closed': disputeNews,
}

/** Reads what the provider sent; throws where one of our types has a shape we do not know. */
export function parseEvent(message: unknown): PaymentEvent | null {
  const { id, type, data } = Event.parse(message)
  const parse = Object.hasOwn(types, type) ? types[type] : undefined
  return parse ? parse({ id, type }, data.object) : null
}

/** What a session that was asked for tells, in place of the event that should have come; null while it is open. */
export function newsOfSession(object: unknown): CheckoutNews | null {
  const { id, status, payment_status } = Session.parse(object)
  if (status !== 'complete' && status !== 'expired') return null
  const ended = payment_status === 'unpaid' ? 'processing' : 'paid'
  const outcome = status === 'expired' ? 'expired' : ended
  // An id of its own, so that asking again is known as such.
  return checkoutNews({ id: `asked:${id}:${outcome}`, type: 'asked' }, object, outcome)
}

function checkoutNews(
  event: News,
  object: unknown,
  outcome: CheckoutNews['outcome'],
): CheckoutNews {
  const session = Session.parse(object)
  return {
    ...event,
    about: 'checkout',
    outcome,
    checkoutId: session.metadata?.checkout_id ?? session.client_reference_id ?? null,
    sessionId: session.id,
    paymentId: session.payment_intent ?? null,
    amount: session.amount_total ?? null,
    currency: session.currency ?? null,
  }
}

function refundNews(event: News, object: unknown): RefundNews | null {
  const { id, payment_intent, amount_refunded, metadata } = Charge.parse(object)
  // Our payments all have an intent; a charge without one is of some other business.
  if (!payment_intent) return null
  return {
    ...event,
    about: 'refund',
    chargeId: id,
    paymentId: payment_intent,
    checkoutId: metadata?.checkout_id ?? null,
    totalAmount: amount_refunded,
  }
}

function failedRefundNews(event: News, object: unknown): FailedRefundNews | null {
  const { payment_intent, status } = Refund.parse(object)
  if (!payment_intent || status !== 'failed') return null
  return { ...event, about: 'failed refund', paymentId: payment_intent }
}

function disputeNews(event: News, object: unknown): DisputeNews | null {
  const { id, payment_intent, amount, status } = Dispute.parse(object)
  if (!payment_intent) return null
  const isWon = status === 'won' || status === 'warning_closed'
  return { ...event, about: 'dispute', disputeId: id, paymentId: payment_intent, amount, isWon }
}
