import type { Candidate } from '../candidate/candidate.ts'
import type { Quality } from '../findings/finding.ts'
import type { Matched } from '../score/score.ts'
import type { Advice } from './advice.ts'
import { adviseTurn } from './advise-turn.ts'
import { chooseSuggestions } from './choose-suggestions.ts'
import { findingChanges } from './finding-changes.ts'
import { inOrder } from './in-order.ts'
import { requirementChanges } from './requirement-changes.ts'
import { withoutImplied } from './without-implied.ts'
import { writeFeedback } from './write-feedback.ts'

interface Matters {
  readonly candidate: Candidate
  readonly matched: Matched
  readonly quality: Quality
}

/** Says what is good, what is not, and what to change, the changes worth most first. */
export function advise({ candidate, matched, quality }: Matters): Advice {
  const changes = [...requirementChanges(matched, candidate), ...findingChanges(quality.findings)]
  return {
    ...writeFeedback(candidate, matched.rows, quality),
    suggestions: chooseSuggestions(
      withoutImplied(inOrder(changes, matched.rows), matched.rows),
      adviseTurn(matched.rows),
    ),
    changes,
  }
}
