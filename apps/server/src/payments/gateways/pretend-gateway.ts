import { randomBytes } from 'node:crypto'
import type { PretendGateway } from './gateway.ts'

/**
 * Payments that only pretend: our own page instead of the provider's, and events of the same shape,
 * signed in the same way, so that what is tried out is what runs. No money moves.
 */
export function pretendGateway(): PretendGateway {
  const secret = `whsec_${randomBytes(24).toString('base64url')}`
  return {
    name: 'pretend',
    openSession: async ({ checkoutId, successUrl }) => ({
      sessionId: `cs_pretend_${checkoutId}`,
      url: new URL(pretendPage(checkoutId), successUrl).href,
    }),
    // Loaded on demand: a start should not wait for what the first purchase needs.
    readEvent: async (message, now) => {
      const { readSignedEvent } = await import('./read-signed-event.ts')
      return readSignedEvent(message, { secret, now })
    },
    // Nothing happens on a pretended page that its event does not tell.
    askSession: async () => null,
    refund: async ({ refundId }) => ({ status: 'refunded', gatewayId: `re_pretend_${refundId}` }),
    findReceipt: async ({ checkoutId }) => pretendPage(checkoutId),
    signEvent: async (type, object, now) => {
      const { default: Stripe } = await import('stripe')
      const id = `evt_pretend_${randomBytes(12).toString('base64url')}`
      const timestamp = Math.floor(now / 1000)
      const payload = JSON.stringify({
        id,
        object: 'event',
        type,
        created: timestamp,
        data: { object },
      })
      const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
      return { body: payload, signature: header }
    },
  }
}

/** The one page of ours that stands for the provider's. */
function pretendPage(checkoutId: string): string {
  return `/checkout/pretend/${checkoutId}`
}
