import type { Candidate } from '../../candidate/candidate.ts'
import type { Job } from '../../job/job.ts'
import type { Span } from '../../text/span.ts'
import { evidenceAt } from '../evidence-at.ts'
import type { Found } from '../skills/match-terms.ts'
import { sameField } from './kinship.ts'

/** How much a CV must speak of the job's line of work before its unknown titles count, and from where on in full. */
const nothingBelow = 0.3
const fullFrom = 0.7

/**
 * The title as it was found, or more where the work told is of the job's field and no role goes by a title of
 * another: "People Advisor", which no word data knows, counts as one of that field and as nothing more.
 */
export function matchUnnamedTitle(
  candidate: Candidate,
  { titles }: Pick<Job, 'titles'>,
  { title, field }: { readonly title: Found; readonly field: Found },
): Found {
  const share = (field.credit - nothingBelow) / (fullFrom - nothingBelow)
  const credit = sameField * Math.max(0, Math.min(1, share))
  if (credit <= title.credit || holdsOther(candidate, titles)) return title
  const span = spanOfRole(candidate) ?? field.evidence[0]?.line
  if (!span) return title
  return {
    credit,
    how: 'related',
    evidence: [evidenceAt(candidate, span, { how: 'related', strength: 'described' })],
  }
}

/** Whether a role goes by a title of another field than the job's. */
function holdsOther(candidate: Candidate, titles: Job['titles']): boolean {
  return candidate.titles.some(
    (held) => held.isRole && !titles.some(({ field }) => field === held.title.field),
  )
}

/** Where a role stands: by its title, or else by what it tells first, or its dates. Who tells their work in sentences alone may have none. */
function spanOfRole({ cv }: Candidate): Span | null {
  const titled = cv.experience.find(({ title }) => title !== null)
  const dated = cv.experience.find(({ dates }) => dates)
  return titled?.title?.span ?? dated?.bullets[0]?.span ?? dated?.dates?.span ?? null
}
