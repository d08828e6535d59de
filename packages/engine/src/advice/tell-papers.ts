import type { MatchRow } from '../match/match-row.ts'
import type { Feedback } from './advice.ts'
import { joinWords, quoted } from './in-words.ts'
import { isEarned } from './is-earned.ts'

const mostNamed = 4

/** Licences, certificates and training: what the CV names, and what the posting insists on and it does not. */
export function tellPapers(rows: readonly MatchRow[]): Feedback {
  const papers = rows
    .filter(({ requirement }) => isEarned(requirement))
    .toSorted((a, b) => b.requirement.weight - a.requirement.weight)
  const held = papers.filter(({ status }) => status === 'met')
  const lacking = papers.filter(
    ({ status, requirement }) => status === 'missing' && requirement.importance === 'must',
  )
  return {
    strengths: held.length > 0 ? [`Papers and training asked for are named: ${list(held)}.`] : [],
    weaknesses:
      lacking.length > 0 ? [`Papers or training the CV does not name: ${list(lacking)}.`] : [],
  }
}

function list(rows: readonly MatchRow[]): string {
  return joinWords(rows.slice(0, mostNamed).map(({ requirement }) => quoted(requirement.text)))
}
