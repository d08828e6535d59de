import Stripe from 'stripe'
import { ZodError } from 'zod'
import { Problem } from '../../http/replies/problem.ts'
import type { SignedMessage } from './gateway.ts'
import { type PaymentEvent, parseEvent } from './payment-event.ts'

/** A message that was signed longer ago is taken for one somebody recorded and sends again. */
const replayWindowSeconds = 300

/** Checks signature and age of a message, and reads the event in it; null where it is none of ours. */
export function readSignedEvent(
  { body, signature }: SignedMessage,
  { secret, now }: { secret: string; now: number },
): PaymentEvent | null {
  try {
    return parseEvent(
      Stripe.webhooks.constructEvent(body, signature, secret, replayWindowSeconds, undefined, now),
    )
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
      throw new Problem('invalid_signature')
    }
    if (error instanceof SyntaxError) throw new Problem('invalid_request')
    if (error instanceof ZodError) {
      const where = error.issues[0]?.path.join('.') ?? ''
      throw new Problem('invalid_request', {
        message: `The event has an unknown shape at ${where}.`,
      })
    }
    throw error
  }
}
