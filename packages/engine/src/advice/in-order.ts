import type { MatchRow } from '../match/match-row.ts'
import type { Change } from './advice.ts'

/** What brings less is told after what is wrong with the page. */
const leastTenths = 2

/**
 * The order in which changes are suggested: what the posting asks for and the CV lacks, what is wrong with
 * the page, one trait, and last what would bring next to nothing.
 */
export function inOrder(changes: readonly Change[], rows: readonly MatchRow[]): Change[] {
  const traits = new Set(
    rows
      .filter(({ requirement }) => requirement.kind === 'soft skill')
      .map(({ requirement }) => requirement.id),
  )
  const isTrait = ({ requirementId }: Change) => requirementId !== null && traits.has(requirementId)
  const isSmall = (change: Change) =>
    change.requirementId !== null && change.action !== 'add-if-true' && change.tenths < leastTenths
  const rank = (change: Change) => {
    if (isSmall(change)) return 3
    if (isTrait(change)) return 2
    return change.requirementId === null ? 1 : 0
  }
  const [firstTrait] = changes.filter(isTrait)
  return changes
    .filter((change) => !isTrait(change) || change === firstTrait)
    .toSorted((a, b) => rank(a) - rank(b))
}
