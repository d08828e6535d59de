import type { GatewayName } from '../../database/tables.ts'
import type { CheckoutNews, PaymentEvent } from './payment-event.ts'

/** What a payment provider has to be able to do for us. */
interface AnyGateway<Name extends GatewayName> {
  readonly name: Name
  /** Makes a payment page and answers where it is; the same order twice is one page. */
  readonly openSession: (order: Order) => Promise<{ sessionId: string; url: string }>
  /** The event that a signed message tells of, or null where it is none that we act on. */
  readonly readEvent: (message: SignedMessage, now: number) => Promise<PaymentEvent | null>
  /** What the provider knows of a payment page, where it has come to an end; null while it has not. */
  readonly askSession: (sessionId: string) => Promise<CheckoutNews | null>
  /** Sends money back, once per `refundId` however often it is asked for. */
  readonly refund: (refund: RefundOrder) => Promise<RefundAnswer>
  /** Where the buyer finds the receipt, or null where there is none. */
  readonly findReceipt: (purchase: ReceiptOf) => Promise<string | null>
}

export type StripeGateway = AnyGateway<'stripe'>

export interface PretendGateway extends AnyGateway<'pretend'> {
  /** Signs an event as the provider would, so that it is received by the same code. */
  readonly signEvent: (type: string, object: object, now: number) => Promise<SignedMessage>
}

export type Gateway = StripeGateway | PretendGateway

export interface Order {
  readonly checkoutId: string
  readonly packName: string
  readonly credits: number
  readonly amount: number
  readonly currency: string
  readonly email: string
  readonly successUrl: string
  readonly cancelUrl: string
}

export interface SignedMessage {
  readonly body: Uint8Array | string
  readonly signature: string
}

export interface RefundOrder {
  readonly refundId: string
  readonly checkoutId: string
  readonly paymentId: string
  readonly amount: number
}

/** Refused for good, with the reason, or under way under the provider's own id. */
export type RefundAnswer =
  | { readonly status: 'refunded'; readonly gatewayId: string }
  | { readonly status: 'refused'; readonly reason: string }

interface ReceiptOf {
  readonly checkoutId: string
  readonly paymentId: string
}
