import Stripe from 'stripe'
import { brand } from '@rolefit/contract/brand'
import type { Order, RefundAnswer, RefundOrder, StripeGateway } from './gateway.ts'
import { newsOfSession } from './payment-event.ts'
import { readSignedEvent } from './read-signed-event.ts'

export interface StripeSettings {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Another address than Stripe's own, for tests. */
  readonly apiUrl: string | undefined
}

/** Three tries of eight seconds stay below the patience of a call that changes something. */
const timeoutMs = 8_000
const retries = 2
/** A page is being made for somebody meanwhile; asked again later is better than waited for. */
const whileWaiting = { timeout: 3_000, maxNetworkRetries: 0 } as const
/** More refunds of one payment than anybody makes. */
const listedRefunds = 100

/** Stripe: hosted Checkout, signed webhooks, refunds. */
export function stripeGateway({ secretKey, webhookSecret, apiUrl }: StripeSettings): StripeGateway {
  const stripe = new Stripe(secretKey, {
    ...(apiUrl ? placeOf(apiUrl) : {}),
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    appInfo: { name: brand.name },
  })
  return {
    name: 'stripe',
    openSession: async (order) => {
      const options = { idempotencyKey: order.checkoutId }
      const { id, url } = await stripe.checkout.sessions.create(sessionOf(order), options)
      if (!url) throw new Error('Stripe made a checkout session without an address')
      return { sessionId: id, url }
    },
    readEvent: async (message, now) => readSignedEvent(message, { secret: webhookSecret, now }),
    askSession: async (sessionId) =>
      newsOfSession(await stripe.checkout.sessions.retrieve(sessionId, {}, whileWaiting)),
    refund: (order) => refund(stripe, order),
    findReceipt: async ({ paymentId }) => {
      const wanted = { expand: ['latest_charge'] }
      const payment = await stripe.paymentIntents.retrieve(paymentId, wanted, whileWaiting)
      const charge = payment.latest_charge
      return typeof charge === 'object' ? (charge?.receipt_url ?? null) : null
    },
  }
}

function placeOf(apiUrl: string) {
  const { hostname, port, protocol } = new URL(apiUrl)
  return protocol === 'http:'
    ? ({ host: hostname, port: port || 80, protocol: 'http' } as const)
    : ({ host: hostname, port: port || 443, protocol: 'https' } as const)
}

function sessionOf(order: Order): Stripe.Checkout.SessionCreateParams {
  // On the payment as well: a refund's event names the payment, not the session.
  const metadata = { checkout_id: order.checkoutId }
  return {
    mode: 'payment',
    customer_email: order.email,
    client_reference_id: order.checkoutId,
    metadata,
    payment_intent_data: { metadata, description: `${brand.name}: ${order.packName}` },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency,
          unit_amount: order.amount,
          product_data: {
            name: order.packName,
            description: `${order.credits} credits. One analysis uses one. They do not expire.`,
          },
        },
      },
    ],
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
  }
}

async function refund(
  stripe: Stripe,
  { refundId, checkoutId, paymentId, amount }: RefundOrder,
): Promise<RefundAnswer> {
  // Stripe forgets idempotency keys after a day; our own id on the refund is remembered.
  const known = await stripe.refunds.list({ payment_intent: paymentId, limit: listedRefunds })
  const earlier = known.data.find(({ metadata }) => metadata?.refund_id === refundId)
  if (earlier) return answerOf(earlier)
  try {
    const made = await stripe.refunds.create(
      {
        payment_intent: paymentId,
        amount,
        reason: 'requested_by_customer',
        metadata: { refund_id: refundId, checkout_id: checkoutId },
      },
      { idempotencyKey: refundId },
    )
    return answerOf(made)
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      return { status: 'refused', reason: error.code ?? error.type }
    }
    throw error
  }
}

function answerOf({ id, status, failure_reason }: Stripe.Refund): RefundAnswer {
  if (status === 'failed' || status === 'canceled') {
    return { status: 'refused', reason: failure_reason ?? status }
  }
  return { status: 'refunded', gatewayId: id }
}
