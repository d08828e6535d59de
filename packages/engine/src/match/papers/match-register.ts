import type { Candidate } from '../../candidate/candidate.ts'
import type { Job } from '../../job/job.ts'
import { plainPaper } from '../../papers/asked-paper.ts'
import { eachSpan } from '../../text/patterns/each-match.ts'
import { type Found, nothingFound } from '../skills/match-terms.ts'
import { isHeadline } from '../titles/is-headline.ts'
import { findPaper } from './find-paper.ts'

const onRegister =
  /\bon the (?:\p{L}+ )?register\b|\b(?:fully|currently) (?:registered|licen[cs]ed)\b|\b(?:registered|licen[cs]ed) since\b|\bregistration (?:number|pin)\b|\b(?:registration|licen[cs]e) (?:is )?(?:current|in date|in good standing)\b|\badmitted (?:to the roll|(?:in |since )?(?:\p{L}+ )?(?:19|20)\d\d)|\bsra (?:number|no|id)\b|\bsolicitor (?:\(|of )england/giu
/** Which register it is follows from the work alone. */
const unnamedRegister = 0.85

/** A licence that a CV does not call by its name: who works under the job's title and is "on the register" is on its own. */
export function matchRegister(candidate: Candidate, titles: Job['titles']): Found {
  const worksAs = candidate.titles.some(
    (held) =>
      (held.isRole || isHeadline(candidate, held)) &&
      titles.some(
        ({ family, apart }) => family === held.title.family && !apart.includes(held.title.name),
      ),
  )
  if (!worksAs) return nothingFound
  const places = eachSpan(candidate.text, onRegister)
  return findPaper(candidate, places, { asked: plainPaper, how: 'implied', share: unnamedRegister })
}
