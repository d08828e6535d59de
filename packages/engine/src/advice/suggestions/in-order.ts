import type { MatchRow } from '../../match/match-row.ts'
import type { Change } from '../advice.ts'

/**
 * The order in which changes are suggested: what the posting asks for and the CV lacks, what is wrong with
 * the page, and last one trait.
 */
export function inOrder(changes: readonly Change[], rows: readonly MatchRow[]): Change[] {
  const traits = new Set(
    rows
      .filter(({ requirement }) => requirement.kind === 'soft skill')
      .map(({ requirement }) => requirement.id),
  )
  const isTrait = ({ requirementId }: Change) => requirementId !== null && traits.has(requirementId)
  const rank = (change: Change) => {
    if (isTrait(change)) return 2
    return change.requirementId === null ? 1 : 0
  }
  const [firstTrait] = changes.filter(isTrait)
  return changes
    .filter((change) => !isTrait(change) || change === firstTrait)
    .toSorted((a, b) => rank(a) - rank(b))
}
