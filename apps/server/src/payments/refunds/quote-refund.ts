import { refundDays, worthMinor } from '@rolefit/contract'
import type { Lot } from '../../credits/count-lots.ts'
import type { CheckoutRow, PaymentReversalRow } from '../../database/tables.ts'

const dayMs = 86_400_000

/** What of a purchase would go back today, by the rule: unused credits, within 14 days, pro rata. */
export interface RefundQuote {
  readonly unused: number
  readonly credits: number
  readonly amount: number
  readonly untilMs: number
  /** Why nothing would go back, or null where something would. */
  readonly obstacle: 'not paid' | 'too late' | 'disputed' | 'nothing unused' | 'nothing left' | null
}

interface Facts {
  readonly checkout: CheckoutRow
  readonly lot: Lot | undefined
  readonly reversals: readonly PaymentReversalRow[]
  readonly now: number
}

/** Computes the refund; an amount is whole smallest units, rounded down. */
export function quoteRefund({ checkout, lot, reversals, now }: Facts): RefundQuote {
  const untilMs = (checkout.paid_at ?? checkout.created_at) + refundDays * dayMs
  const unused = lot?.unused ?? 0
  const left = checkout.amount - refundedOf(reversals)
  const worth = Math.max(0, Math.min(worthMinor(checkout, unused), left))
  const obstacle = obstacleTo({ checkout, reversals, unused, worth, isLate: now > untilMs })
  return obstacle
    ? { unused, credits: 0, amount: 0, untilMs, obstacle }
    : { unused, credits: unused, amount: worth, untilMs, obstacle: null }
}

/** How much of a payment has gone back in all, as far as any news of it says. */
export function refundedOf(reversals: readonly PaymentReversalRow[]): number {
  const refunds = reversals.filter(({ kind, status }) => kind === 'refund' && status !== 'undone')
  return Math.max(0, ...refunds.map(({ total_amount }) => total_amount))
}

export function isDisputed(reversals: readonly PaymentReversalRow[]): boolean {
  return reversals.some(({ kind, status }) => kind === 'dispute' && status !== 'undone')
}

function obstacleTo({
  checkout,
  reversals,
  unused,
  worth,
  isLate,
}: {
  checkout: CheckoutRow
  reversals: readonly PaymentReversalRow[]
  unused: number
  worth: number
  isLate: boolean
}): RefundQuote['obstacle'] {
  if (checkout.status !== 'paid') return 'not paid'
  if (isDisputed(reversals)) return 'disputed'
  if (unused === 0) return 'nothing unused'
  if (worth === 0) return 'nothing left'
  return isLate ? 'too late' : null
}
