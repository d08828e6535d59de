import type { Candidate } from '../candidate/candidate.ts'
import type { Quality } from '../findings/finding.ts'
import type { Matched } from '../score/score.ts'
import type { Advice } from './advice.ts'
import { adviseTurn } from './advise-turn.ts'
import { chooseSuggestions } from './choose-suggestions.ts'
import { findingChanges, findingsToTell } from './finding-changes.ts'
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
  const findings = findingsToTell(quality.findings)
  const changes = [...requirementChanges(matched, candidate), ...findingChanges(findings)]
  return {
    ...writeFeedback(candidate, matched.rows, { ...quality, findings }),
    suggestions: chooseSuggestions(
      withoutImplied(inOrder(changes, matched.rows), matched.rows),
      adviseTurn(matched.rows),
    ),
    changes,
  }
}
