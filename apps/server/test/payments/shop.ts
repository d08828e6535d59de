import type { createCheckoutSession, listPurchases, readBalance } from '@rolefit/contract'
import type { DatabasePlace } from '../../src/database/database.ts'
import { stripeGateway } from '../../src/payments/gateways/stripe-gateway.ts'
import { signedInBrowser } from '../people.ts'
import { createTestApp, type TestApp, type TestBrowser } from '../test-app.ts'
import { StripeServer, signedEvent } from './stripe-server.ts'

export interface Shop {
  readonly test: TestApp
  readonly stripe: StripeServer
  readonly close: () => Promise<void>
}

/** The application with Stripe as its gateway, and a Stripe on this machine. */
export async function openShop(place: DatabasePlace): Promise<Shop> {
  const stripe = new StripeServer()
  const gateway = stripeGateway(await stripe.start())
  const test = await createTestApp({ place, gateway })
  return {
    test,
    stripe,
    close: async () => {
      await test.close()
      await stripe.stop()
    },
  }
}

export function startCheckout(browser: TestBrowser, pack_key = 'serious') {
  return browser.call<typeof createCheckoutSession>({
    method: 'POST',
    path: '/api/billing/create-checkout-session',
    body: { pack_key },
  })
}

let events = 0

/** An event with an id no other has. */
export function newEvent(type: string, object: object) {
  events += 1
  return { id: `evt_${events}`, type, object }
}

type Event = ReturnType<typeof newEvent>

/** Sends an event to the webhook as Stripe would, and answers what became of it. */
export async function deliver({ test }: Shop, event: Event) {
  const { body, signature } = signedEvent(event, { now: test.context.now() })
  const response = await test.app.fetch(
    new Request('http://localhost:3000/api/billing/webhook', {
      method: 'POST',
      body,
      headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
    }),
  )
  const reply: { ok?: boolean; received?: string; error?: string } = await response.json()
  if (reply.ok !== response.ok) throw new Error(`Answered ${response.status} with ok: ${reply.ok}`)
  return { status: response.status, outcome: reply.received ?? reply.error }
}

let buyers = 0

/** A person who went to the payment page, with the session there; nothing is paid yet. */
export async function personAtCheckout(shop: Shop, pack = 'serious') {
  buyers += 1
  const email = `buyer-${buyers}@example.com`
  const person = { email, first_name: 'Ada', last_name: 'Byron', year_of_birth: '1992' }
  const browser = await signedInBrowser(shop.test, person)
  return { browser, email, ...(await goToCheckout(shop, browser, pack)) }
}

/** On to the payment page with a pack. */
export async function goToCheckout(shop: Shop, browser: TestBrowser, pack: string) {
  const reply = await startCheckout(browser, pack)
  if (!reply.ok) throw new Error(`No checkout: ${reply.message}`)
  const session = [...shop.stripe.sessions.values()].at(-1)
  if (!session?.client_reference_id) throw new Error('The session names no checkout')
  return { sessionId: session.id, checkoutId: session.client_reference_id }
}

/** A person who has bought a pack, and what Stripe knows of the payment. */
export async function personWithPack(shop: Shop, pack = 'serious') {
  const person = await personAtCheckout(shop, pack)
  const session = shop.stripe.pay(person.sessionId)
  await deliver(shop, newEvent('checkout.session.completed', session))
  return { ...person, paymentId: String(session.payment_intent) }
}

export async function balanceOf(browser: TestBrowser): Promise<number> {
  const reply = await browser.call<typeof readBalance>({
    method: 'GET',
    path: '/api/billing/balance',
  })
  return reply.ok ? reply.balance : Number.NaN
}

export async function accountOf({ test }: Shop, email: string): Promise<string> {
  const { db } = test.context
  const account = db.selectFrom('accounts').select('id').where('email', '=', email)
  return (await account.executeTakeFirstOrThrow()).id
}

export async function purchasesOf(browser: TestBrowser) {
  const reply = await browser.call<typeof listPurchases>({
    method: 'GET',
    path: '/api/billing/history',
  })
  if (!reply.ok) throw new Error(`No purchases: ${reply.message}`)
  return reply.items
}
