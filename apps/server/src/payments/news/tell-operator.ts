import type { Logger } from 'pino'
import type { PaymentEvent } from '../gateways/payment-event.ts'
import type { Outcome } from './outcome.ts'

/** Logs each event, and warns of what only a person can settle. */
export function tellOperator(
  log: Logger,
  event: PaymentEvent,
  { reception, checkout, missing }: Outcome,
): void {
  log.info(
    { event: event.id, type: event.type, checkout: checkout?.id, reception },
    'payment event',
  )
  if (missing > 0) {
    log.warn(
      { checkout: checkout?.id, credits: missing },
      'money went back for credits that are spent',
    )
  }
  if (reception !== 'applied') return
  if (event.about === 'failed refund') {
    log.warn({ checkout: checkout?.id }, 'a refund failed at the bank: send it another way')
  }
  if (checkout?.status === 'paid' && !checkout.account_id) {
    log.warn({ checkout: checkout.id }, 'paid by an account that is deleted: refund it')
  }
}
