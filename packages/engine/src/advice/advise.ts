import type { Candidate } from '../candidate/candidate.ts'
import type { Quality } from '../findings/finding.ts'
import type { Matched } from '../score/score.ts'
import type { Advice } from './advice.ts'
import { adviseTurn } from './advise-turn.ts'
import { findingChanges, findingsToTell } from './changes/finding-changes.ts'
import { requirementChanges } from './changes/requirement-changes.ts'
import { writeFeedback } from './feedback/write-feedback.ts'
import { chooseSuggestions } from './suggestions/choose-suggestions.ts'
import { inOrder } from './suggestions/in-order.ts'
import { withoutImplied } from './suggestions/without-implied.ts'

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
