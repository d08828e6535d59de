import { randomBytes } from 'node:crypto'
import type { AppContext } from '../../app-context.ts'
import type { CheckoutRow } from '../../database/tables.ts'
import { Problem } from '../../http/replies/problem.ts'
import { findOwnCheckout } from '../checkout-store.ts'
import { receiveEvent } from '../news/receive-event.ts'

interface Decide {
  readonly id: string
  readonly accountId: string
  readonly decision: 'pay' | 'decline' | 'cancel'
}

/** What a person decided on the pretended payment page, and where they go next. */
export async function decidePretendCheckout(
  context: AppContext,
  { id, accountId, decision }: Decide,
): Promise<string> {
  const { gateway, db } = context
  if (gateway?.name !== 'pretend') throw new Problem('not_found')
  const checkout = await findOwnCheckout(db, { id, accountId })
  if (checkout?.gateway !== 'pretend') throw new Problem('not_found')
  if (decision === 'cancel') return '/pricing?checkout=cancelled'
  if (decision === 'decline') return `/checkout/pretend/${id}?declined=1`
  const session = sessionOf(checkout)
  const now = context.now()
  await receiveEvent(context, await gateway.signEvent('checkout.session.completed', session, now))
  return `/checkout/success?checkout=${id}`
}

/** The finished session as the real provider would describe it, as far as we read it. */
function sessionOf({ id, amount, currency, session_id }: CheckoutRow) {
  return {
    id: session_id ?? `cs_pretend_${id}`,
    object: 'checkout.session',
    mode: 'payment',
    status: 'complete',
    payment_status: 'paid',
    payment_intent: `pi_pretend_${randomBytes(12).toString('base64url')}`,
    amount_total: amount,
    currency,
    client_reference_id: id,
    metadata: { checkout_id: id },
  }
}
