import { redirect } from 'react-router'
import type { createCheckoutSession } from '@rolefit/contract'
import { callApi, type PageRequest } from '../page-context.ts'

/** Why a checkout could not be started, and for which pack. */
export interface BuyProblem {
  readonly packKey: string
  readonly problem: string
}

export const whyNotBought = {
  network: 'Network error starting checkout.',
  unexpected_response: 'Unable to start checkout. Please try again.',
} as const

/** Starts the checkout of a pack and leads to its payment page, or answers what went wrong. */
export async function buyPack(args: PageRequest, packKey: string): Promise<Response | BuyProblem> {
  const reply = await callApi<typeof createCheckoutSession>(args, {
    method: 'POST',
    path: '/api/billing/create-checkout-session',
    body: { pack_key: packKey },
  })
  if (reply.ok) return redirect(reply.url)
  if (reply.error === 'not_signed_in') return redirect(signInFor(packKey))
  if (reply.error === 'network') return { packKey, problem: whyNotBought.network }
  if (reply.error === 'rate_limited' || reply.error === 'payments_off') {
    return { packKey, problem: reply.message }
  }
  return { packKey, problem: whyNotBought.unexpected_response }
}

/** The way to an account and back to the pack. */
export function signInFor(packKey: string): string {
  return `/login?next=${encodeURIComponent(`/pricing?pack=${packKey}`)}`
}
