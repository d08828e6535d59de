import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import Stripe from 'stripe'
import {
  published,
  stripeCharge,
  stripePayment,
  stripeRefund,
  stripeSession,
} from './stripe-objects.ts'

export const stripeKeys = {
  secretKey: 'sk_test_the_key_that_must_not_be_logged',
  webhookSecret: 'whsec_the_secret_that_must_not_be_logged',
} as const

/** How the next answer goes wrong: an error, a dropped line, or a dropped line after the work was done. */
type Failure = 'error' | 'drop' | 'drop after' | 'refuse'

type Fields = Readonly<Record<string, string>>

interface Answer {
  readonly status: number
  readonly body: object
}

/** A server that answers as Stripe's API does, in memory, on a free port of this machine. */
export class StripeServer {
  readonly sessions = new Map<string, Stripe.Checkout.Session>()
  readonly payments = new Map<string, Stripe.PaymentIntent>()
  readonly refunds: Stripe.Refund[] = []
  /** What was asked, in order, as "POST /v1/refunds". */
  readonly calls: string[] = []
  readonly #failures: Failure[] = []
  readonly #always = new Map<string, Failure>()
  #refundOutcome: Partial<Stripe.Refund> = {}
  readonly #answers = new Map<string, { readonly fields: string; readonly answer: Answer }>()
  readonly #server: Server
  constructor() {
    this.#server = createServer((request, response) => void this.#answer(request, response))
  }

  async start(): Promise<{ secretKey: string; webhookSecret: string; apiUrl: string }> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const address = this.#server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    return { ...stripeKeys, apiUrl: `http://127.0.0.1:${port}` }
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  /** The next answers go wrong like this, one by one. */
  failNext(...failures: readonly Failure[]): void {
    this.#failures.push(...failures)
  }

  /** Every answer to this call goes wrong like this, until it is set right again. */
  failAlways(call: string, failure: Failure): () => void {
    this.#always.set(call, failure)
    return () => void this.#always.delete(call)
  }

  /** From now on refunds turn out like this. */
  refundsAre(outcome: Pick<Stripe.Refund, 'status'> & Partial<Stripe.Refund>): void {
    this.#refundOutcome = outcome
  }

  /** As after a day, when Stripe no longer knows the idempotency keys of the day before. */
  forgetKeys(): void {
    this.#answers.clear()
  }

  /** The buyer pays: the session as its event then describes it. */
  pay(sessionId: string): Stripe.Checkout.Session {
    const session = this.sessions.get(sessionId)
    if (!session) throw new Error(`There is no session ${sessionId}`)
    const id = `pi_${this.payments.size + 1}_${sessionId}`
    const amount = session.amount_total ?? 0
    const charge = stripeCharge({
      id: `ch_${id}`,
      amount,
      payment_intent: id,
      metadata: session.metadata ?? {},
    })
    this.payments.set(id, stripePayment({ id, amount, latest_charge: charge }))
    const paid = { ...session, payment_intent: id, payment_status: 'paid', status: 'complete' }
    this.sessions.set(sessionId, paid)
    return paid
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe.example')
    this.calls.push(`${request.method} ${pathname}`)
    const fields = await readFields(request)
    const failure = this.#always.get(`${request.method} ${pathname}`) ?? this.#failures.shift()
    if (failure === 'drop') return void request.socket.destroy()
    if (failure === 'error') return send(response, problem(500, 'api_error', 'internal'))
    const answer =
      failure === 'refuse'
        ? problem(400, 'invalid_request_error', 'charge_disputed')
        : this.#perform(request, { pathname, fields, query: Object.fromEntries(searchParams) })
    if (failure === 'drop after') return void request.socket.destroy()
    send(response, answer)
  }

  #perform(
    request: IncomingMessage,
    { pathname, fields, query }: { pathname: string; fields: Fields; query: Fields },
  ): Answer {
    if (request.headers.authorization !== `Bearer ${stripeKeys.secretKey}`) {
      return problem(401, 'invalid_request_error', 'api_key_invalid')
    }
    if (request.method === 'GET') return this.#read(pathname, query)
    const key = String(request.headers['idempotency-key'] ?? '')
    const before = this.#answers.get(key)
    if (before) {
      return before.fields === JSON.stringify(fields)
        ? before.answer
        : problem(400, 'idempotency_error', 'idempotency_key_in_use')
    }
    const answer = unknownField(pathname, fields) ?? this.#make(pathname, fields)
    if (key) this.#answers.set(key, { fields: JSON.stringify(fields), answer })
    return answer
  }

  #read(pathname: string, query: Fields): Answer {
    if (pathname === '/v1/refunds') {
      const data = this.refunds.filter(
        ({ payment_intent }) => payment_intent === query.payment_intent,
      )
      return { status: 200, body: { object: 'list', url: pathname, has_more: false, data } }
    }
    const session = this.sessions.get(pathname.slice('/v1/checkout/sessions/'.length))
    if (session) return { status: 200, body: session }
    const payment = this.payments.get(pathname.slice('/v1/payment_intents/'.length))
    return payment
      ? { status: 200, body: payment }
      : problem(404, 'invalid_request_error', 'resource_missing')
  }

  #make(pathname: string, fields: Fields): Answer {
    if (pathname === '/v1/checkout/sessions') return this.#makeSession(fields)
    if (pathname === '/v1/refunds') return this.#makeRefund(fields)
    return problem(404, 'invalid_request_error', 'resource_missing')
  }

  #makeSession(fields: Fields): Answer {
    const id = `cs_test_${this.sessions.size + 1}`
    const session = stripeSession({
      id,
      amount_total: Number(fields['line_items[0][price_data][unit_amount]']),
      currency: fields['line_items[0][price_data][currency]'] ?? null,
      cancel_url: fields.cancel_url ?? null,
      success_url: fields.success_url ?? null,
      client_reference_id: fields.client_reference_id ?? null,
      customer_email: fields.customer_email ?? null,
      metadata: { checkout_id: fields['metadata[checkout_id]'] ?? '' },
      url: `https://checkout.stripe.example/c/pay/${id}`,
    })
    this.sessions.set(id, session)
    return { status: 200, body: session }
  }

  #makeRefund(fields: Fields): Answer {
    const payment = this.payments.get(fields.payment_intent ?? '')
    if (!payment) return problem(404, 'invalid_request_error', 'resource_missing')
    const before = this.refundedOf(payment.id)
    const amount = Number(fields.amount ?? payment.amount - before)
    if (before + amount > payment.amount) {
      return problem(400, 'invalid_request_error', 'charge_already_refunded')
    }
    const refund = stripeRefund({
      id: `re_${this.refunds.length + 1}`,
      amount,
      payment_intent: payment.id,
      metadata: { refund_id: fields['metadata[refund_id]'] ?? '' },
      ...this.#refundOutcome,
    })
    this.refunds.push(refund)
    return { status: 200, body: refund }
  }

  refundedOf(paymentId: string): number {
    return this.refunds
      .filter(({ payment_intent }) => payment_intent === paymentId)
      .reduce((sum, { amount }) => sum + amount, 0)
  }
}

/** An event as Stripe sends it: the raw body, and the signature over it. */
export function signedEvent(
  event: { readonly id: string; readonly type: string; readonly object: object },
  { now, secret = stripeKeys.webhookSecret }: { now: number; secret?: string },
): { body: string; signature: string } {
  const { id, type, object } = event
  const timestamp = Math.floor(now / 1000)
  const body = JSON.stringify({
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: timestamp,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  })
  return { body, signature: sign(body, { now, secret }) }
}

/** The signature that Stripe would send along with this body. */
export function sign(
  body: string,
  { now, secret = stripeKeys.webhookSecret }: { now: number; secret?: string },
): string {
  const timestamp = Math.floor(now / 1000)
  return Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
}

async function readFields(request: IncomingMessage): Promise<Fields> {
  let text = ''
  for await (const chunk of request) text += chunk
  return Object.fromEntries(new URLSearchParams(text))
}

function unknownField(pathname: string, fields: Fields): Answer | null {
  const known = Object.entries(published).find(([path]) => path === pathname)?.[1] ?? {}
  const unknown = Object.keys(fields).find((name) => !(name.replace(/\[.*/, '') in known))
  return unknown ? problem(400, 'invalid_request_error', 'parameter_unknown') : null
}

function problem(status: number, type: string, code: string): Answer {
  return { status, body: { error: { type, code, message: `Refused: ${code}` } } }
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' })
  response.end(JSON.stringify(body))
}
