import type { CreditEntryRow } from '../database/tables.ts'

type Entry = Pick<CreditEntryRow, 'credits' | 'kind' | 'checkout_id'>

/** Credits that came in together, and how many of them are still there. */
export interface Lot {
  /** The purchase they came with; null where they were given. */
  readonly checkoutId: string | null
  readonly credits: number
  readonly takenBack: number
  readonly unused: number
}

/**
 * Which credits of an account are still unused, by the rule that the oldest count as used first.
 * Takes the entries in their order; the unused ones add up to the balance.
 */
export function countLots(entries: readonly Entry[]): readonly Lot[] {
  let used = 0
  const takenBack = new Map<string, number>()
  for (const { kind, credits, checkout_id } of entries) {
    if (kind === 'spend' || kind === 'give-back') used -= credits
    if (kind === 'refund' && checkout_id) {
      takenBack.set(checkout_id, (takenBack.get(checkout_id) ?? 0) - credits)
    }
  }
  return entries.filter(bringsCredits).map(({ credits, checkout_id }) => {
    const taken = takenBack.get(checkout_id ?? '') ?? 0
    const usedHere = Math.min(used, credits - taken)
    used -= usedHere
    return {
      checkoutId: checkout_id,
      credits,
      takenBack: taken,
      unused: credits - taken - usedHere,
    }
  })
}

function bringsCredits({ kind }: Entry): boolean {
  return kind === 'grant' || kind === 'purchase' || kind === 'operator'
}
