import type { Candidate } from '../../candidate/candidate.ts'
import type { CvRole } from '../../cv/cv.ts'
import type { Requirement } from '../../job/job.ts'
import { creditOf } from '../credit-rules.ts'
import { evidenceAt } from '../evidence-at.ts'
import { type Found, nothingFound } from '../skills/match-terms.ts'

/** The roles whose titles name who does what is asked for: a "Product Manager" has done product management. */
export function rolesDoing({ roles }: Candidate, { doers }: Pick<Requirement, 'doers'>): CvRole[] {
  const named = doers ? new RegExp(doers, 'iu') : null
  return named ? roles.filter(({ title }) => title && named.test(title.text)) : []
}

/** What is asked for, shown by the title of who does it. */
export function matchDoers(candidate: Candidate, requirement: Requirement): Found {
  const [role] = rolesDoing(candidate, requirement)
  const span = role?.title?.span
  const unit = span && candidate.units.find(({ end }) => end >= span.end)
  if (!unit) return nothingFound
  const evidence = [evidenceAt(candidate, span, { how: 'same', strength: unit.strength })]
  return { credit: creditOf(unit), how: 'same', evidence }
}
