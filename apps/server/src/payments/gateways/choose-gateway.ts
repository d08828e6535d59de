import type { Gateway } from './gateway.ts'
import { pretendGateway } from './pretend-gateway.ts'
import type { StripeSettings } from './stripe-gateway.ts'

export interface PaymentSettings {
  readonly payments: 'stripe' | 'pretend' | 'off'
  readonly stripe: StripeSettings | undefined
}

/** The payment provider that the environment names, or null where nothing is sold. */
export async function chooseGateway({
  payments,
  stripe,
}: PaymentSettings): Promise<Gateway | null> {
  if (payments === 'off') return null
  if (payments === 'pretend') return pretendGateway()
  if (!stripe) throw new Error('Stripe was chosen without its keys')
  // Loaded on demand: most starts are without it.
  const { stripeGateway } = await import('./stripe-gateway.ts')
  return stripeGateway(stripe)
}
