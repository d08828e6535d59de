import type { Candidate } from '../../candidate/candidate.ts'
import type { CvRole } from '../../cv/cv.ts'
import type { Job } from '../../job/job.ts'
import { mainTrades } from '../../lexicon/main-trades.ts'
import type { Span } from '../../text/span.ts'
import { evidenceAt } from '../evidence-at.ts'
import type { Found } from '../skills/match-terms.ts'
import { sameField } from './kinship.ts'
import { countSkillsOf, isHeldIn } from './skills-of-trade.ts'

/** How much a CV must speak of the job's line of work before its unknown titles count, and from where on in full. */
const nothingBelow = 0.3
const fullFrom = 0.7
/** So many skills tell the trade of a role without a title beside roles that have one. */
const fewestOfUnnamed = 3

type TitledJob = Pick<Job, 'titles' | 'profile'>

/**
 * The title as it was found, or more where the work told is of the job's field and no role goes by a title of
 * another, or one that goes by none tells it: "People Advisor", which no word data knows, counts as one of that field and
 * as nothing more.
 */
export function matchUnnamedTitle(
  candidate: Candidate,
  job: TitledJob,
  { title, field }: { readonly title: Found; readonly field: Found },
): Found {
  const share = (field.credit - nothingBelow) / (fullFrom - nothingBelow)
  const credit = sameField * Math.max(0, Math.min(1, share))
  if (credit <= title.credit) return title
  const isOther = holdsOther(candidate, job.titles)
  const roles = isOther ? unnamedRoles(candidate, job) : candidate.cv.experience
  const span = spanOfRole(roles) ?? (isOther ? null : field.evidence[0]?.line)
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

/** The roles that go by no title we know, and mostly tell work of the job's trades, some of it of its title's own field. */
function unnamedRoles(candidate: Candidate, { profile, titles }: TitledJob): CvRole[] {
  const trades = mainTrades(profile)
  const own = titles.map(({ field }) => field)
  return candidate.roles.filter((role) => {
    if (candidate.titles.some((held) => held.isRole && isHeldIn(role, held))) return false
    const ofTrade = countSkillsOf(candidate, role, trades)
    const isMost = ofTrade * 2 > countSkillsOf(candidate, role)
    return ofTrade >= fewestOfUnnamed && isMost && countSkillsOf(candidate, role, own) > 0
  })
}

/** Where a role stands: by its title, or else by what it tells first, or its dates. Who tells their work in sentences alone may have none. */
function spanOfRole(roles: readonly CvRole[]): Span | null {
  const titled = roles.find(({ title }) => title !== null)
  const dated = roles.find(({ dates }) => dates)
  return titled?.title?.span ?? dated?.bullets[0]?.span ?? dated?.dates?.span ?? null
}
