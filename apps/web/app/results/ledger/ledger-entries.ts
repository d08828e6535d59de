import type { Analysis, AnalysisRequirement } from '@rolefit/contract'
import { importanceRank, type Status } from '../status-look.ts'

/** A requirement with its line of the receipt. */
export interface LedgerEntry {
  readonly requirement: AnalysisRequirement
  readonly points: number
  readonly of: number
}

/** What the posting asks for and the score counts: must first, the weightiest first. */
export function ledgerEntries({
  requirements,
  receipt,
}: Pick<Analysis, 'requirements' | 'receipt'>): readonly LedgerEntry[] {
  return requirements
    .filter(({ kind }) => kind !== 'knock-out')
    .map((requirement) => {
      const line = receipt.find(({ requirement_id }) => requirement_id === requirement.id)
      return { requirement, points: line?.points ?? 0, of: line?.of ?? 0 }
    })
    .toSorted(
      (a, b) =>
        importanceRank[a.requirement.importance] - importanceRank[b.requirement.importance] ||
        b.of - a.of,
    )
}

/** What decides before any score does: permits, licences, places. */
export function knockOuts({ requirements }: Pick<Analysis, 'requirements'>) {
  return requirements.filter(({ kind }) => kind === 'knock-out')
}

export function countByStatus(entries: readonly LedgerEntry[]): Readonly<Record<Status, number>> {
  const counts = { met: 0, partly: 0, missing: 0, unclear: 0 }
  for (const { requirement } of entries) counts[requirement.status] += 1
  return counts
}
