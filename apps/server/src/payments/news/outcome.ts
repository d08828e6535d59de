import type { CheckoutRow } from '../../database/tables.ts'

/** Acted on now, acted on before, or none of our business. */
export type Reception = 'applied' | 'known' | 'ignored'

/** What an event has led to. */
export interface Outcome {
  readonly reception: Reception
  readonly checkout: CheckoutRow | null
  /** Credits that should have been taken back, and were spent. */
  readonly missing: number
}
