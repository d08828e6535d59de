import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** How far a checkout has come: nothing paid yet, the bank still at work, credited, or not paid. */
export const CheckoutStatus = z.enum(['open', 'processing', 'paid', 'failed', 'expired'])
export type CheckoutStatus = z.infer<typeof CheckoutStatus>

/** A checkout as its owner sees it while it is under way. Amounts are in smallest units. */
export const Checkout = z.object({
  checkout_id: z.string(),
  status: CheckoutStatus,
  pack_name: z.string(),
  credits: z.number().int(),
  amount: z.number().int(),
  currency: z.string(),
  /** Made where payments are only pretended: no money moves. */
  is_pretended: z.boolean(),
})
export type Checkout = z.infer<typeof Checkout>

/** A purchase in the history. Amounts are in smallest units, currencies in capitals: USD. */
export const Purchase = z.object({
  purchased_at: z.iso.datetime(),
  pack_name: z.string(),
  credits: z.number().int(),
  amount: z.number().int(),
  currency: z.string(),
  checkout_id: z.string(),
  /** What has gone back to the buyer already. */
  refunded_amount: z.number().int(),
  /** What would go back today, by the rule; zero once the 14 days are over. */
  refundable_credits: z.number().int(),
  refundable_amount: z.number().int(),
  refundable_until: z.iso.datetime(),
  is_disputed: z.boolean(),
})
export type Purchase = z.infer<typeof Purchase>

export const PackOffer = z.object({
  key: z.string(),
  name: z.string(),
  price: z.number().int(),
  currency: z.string(),
  credits: z.number().int(),
  tagline: z.string(),
  popular: z.boolean(),
})

/** How payments are taken here: for real, pretended, or not at all. */
export const PaymentWay = z.enum(['real', 'pretended', 'off'])
export type PaymentWay = z.infer<typeof PaymentWay>

export const listPacks = endpoint({
  method: 'GET',
  path: '/api/billing/packs',
  summary: 'What is on sale, prices in smallest units, and how payments are taken',
  access: 'public',
  reply: z.object({ ok: z.literal(true), items: z.array(PackOffer), payments: PaymentWay }),
})

export const createCheckoutSession = endpoint({
  method: 'POST',
  path: '/api/billing/create-checkout-session',
  summary: 'Start buying a pack; answers the address of the payment page',
  access: 'signed-in',
  body: z.object({ pack_key: z.string().max(40) }),
  reply: z.object({ ok: z.literal(true), url: z.string() }),
})

export const listPurchases = endpoint({
  method: 'GET',
  path: '/api/billing/history',
  summary: 'What was bought, newest first, and what of it could be refunded today',
  access: 'signed-in',
  reply: z.object({ ok: z.literal(true), items: z.array(Purchase) }),
})

export const readCheckout = endpoint({
  method: 'GET',
  path: '/api/billing/checkouts/{id}',
  summary: 'How far a checkout of the account has come, and the balance now',
  access: 'signed-in',
  reply: z.object({ ok: z.literal(true), checkout: Checkout, balance: z.number().int() }),
})

export const readReceipt = endpoint({
  method: 'GET',
  path: '/api/billing/receipts/{id}',
  summary: "The address of a purchase's receipt",
  access: 'signed-in',
  reply: z.object({ ok: z.literal(true), url: z.string() }),
})

export const decidePretendCheckout = endpoint({
  method: 'POST',
  path: '/api/billing/pretend-checkouts/{id}',
  summary: 'Pay, decline or cancel a pretended checkout; only where payments are pretended',
  access: 'signed-in',
  body: z.object({ decision: z.enum(['pay', 'decline', 'cancel']) }),
  reply: z.object({ ok: z.literal(true), next: z.string() }),
})
