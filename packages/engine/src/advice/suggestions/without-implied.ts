import { readKnowledge } from '../../knowledge.ts'
import type { MatchRow } from '../../match/match-row.ts'
import type { Change } from '../advice.ts'

/**
 * Who can add "HACCP" shows food safety with it: of the two, only the first is worth suggesting. What a line of the CV
 * reads like is told apart from that, for it may be had by a word.
 */
export function withoutImplied(changes: readonly Change[], rows: readonly MatchRow[]): Change[] {
  const namesOf = new Map(
    rows.map(({ requirement: { id, need } }) => [id, need.type === 'terms' ? need.anyOf : []]),
  )
  const added = changes.flatMap(({ action, requirementId }) =>
    action === 'add-if-true' && requirementId ? [requirementId] : [],
  )
  const { entries } = readKnowledge().lexicon
  const isImplied = (id: string) =>
    added.some((other) => {
      const [name, choice] = namesOf.get(other) ?? []
      if (other === id || name === undefined || choice !== undefined) return false
      const proven = entries.get(name)?.proves
      return (namesOf.get(id) ?? []).some((each) => proven?.has(each))
    })
  return changes.filter(
    ({ action, requirementId, quote }) =>
      action !== 'add-if-true' ||
      requirementId === null ||
      quote !== null ||
      !isImplied(requirementId),
  )
}
