import type { Candidate } from '../../candidate/candidate.ts'
import type { LearntBy } from '../../job/job.ts'
import { type DegreeNeed, matchDegree } from '../schooling/match-degree.ts'
import { type Found, nothingFound } from '../skills/match-terms.ts'
import { closeness } from './kinship.ts'

/** A graduate trainee's post, to whom has studied what it asks for: no learner has borne its name. */
export function asLearnt(
  candidate: Candidate,
  { level, subjects, titles, year }: Partial<LearntBy> & Pick<DegreeNeed, 'titles' | 'year'>,
): Found {
  if (level === undefined || !subjects) return nothingFound
  const found = matchDegree(candidate, { level, subjects, titles, year, orExperience: false })
  return found.credit < 1 ? nothingFound : { ...found, credit: closeness.sameFamily }
}
