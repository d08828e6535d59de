import type { AppContext } from '../../app-context.ts'
import type { CheckoutRow } from '../../database/tables.ts'
import { reasonOf } from '../gateways/reason-of.ts'
import { applyEvent } from '../news/receive-event.ts'

/**
 * Asks the provider how a checkout ended whose event has not come, and does what the event would have
 * done; if the event comes after all, it finds the work done. Answers whether anything was learnt.
 */
export async function askForPayment(
  context: AppContext,
  { id, gateway, session_id, status }: CheckoutRow,
): Promise<boolean> {
  const provider = context.gateway
  const isOpen = status === 'open' || status === 'processing'
  if (!isOpen || !session_id || provider?.name !== gateway) return false
  try {
    const news = await provider.askSession(session_id)
    return news !== null && (await applyEvent(context, news)) === 'applied'
  } catch (error) {
    context.log.warn({ checkout: id, reason: reasonOf(error) }, 'the provider was asked in vain')
    return false
  }
}
