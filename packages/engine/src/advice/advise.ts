import type { Candidate } from '../candidate/candidate.ts'
import type { Quality } from '../findings/finding.ts'
import type { Job } from '../job/job.ts'
import type { MatchRow } from '../match/match-row.ts'
import { toMatched } from '../score/score.ts'
import { tokenize } from '../text/tokenize.ts'
import type { Advice } from './advice.ts'
import { findingChanges } from './finding-changes.ts'
import { requirementChanges } from './requirement-changes.ts'
import { writeFeedback } from './write-feedback.ts'

interface Matters {
  readonly job: Job
  readonly candidate: Candidate
  readonly rows: readonly MatchRow[]
  readonly quality: Quality
}

const mostSuggestions = 8

/** Says what is good, what is not, and what to change, the changes worth most first. */
export function advise({ job, candidate, rows, quality }: Matters): Advice {
  const matched = toMatched(job, candidate, rows)
  const changes = [
    ...requirementChanges(matched, (words) => tokenize(words).map((token) => token.root)),
    ...findingChanges(quality.findings),
  ]
  return {
    ...writeFeedback(candidate.text, rows, quality),
    suggestions: changes.slice(0, mostSuggestions).map(({ text }) => text),
    changes,
  }
}
