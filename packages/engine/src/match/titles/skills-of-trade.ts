import type { Candidate, HeldTitle } from '../../candidate/candidate.ts'
import type { CvRole } from '../../cv/cv.ts'
import type { Job } from '../../job/job.ts'
import type { Span } from '../../text/span.ts'

/** So many skills of a trade show that a role was of it. */
export const fewestSkillsOfTrade = 2

/** How many skills of some trades a role shows, or of all of them. */
export function countSkillsOf(
  candidate: Candidate,
  role: CvRole,
  trades?: readonly string[],
): number {
  let count = 0
  for (const showings of candidate.showings.values()) {
    const [first] = showings
    if (!first || first.skill.kind === 'soft') continue
    if (trades && !trades.includes(first.skill.field)) continue
    if (showings.some(({ unit }) => unit.roles.includes(role))) count += 1
  }
  return count
}

/** The title on top of a CV may be that of its newest role, which stands below. */
export function isHeldIn({ span, title }: CvRole, { start, end }: Span): boolean {
  const isTitle = title !== null && title.span.start <= start && end <= title.span.end
  return isTitle || (span.start <= start && end <= span.end)
}

/** Families of titles that name a rank and leave open of what: "team leader", "owner", "project manager". */
const mereRank = 'general-management'
const ranks: ReadonlySet<string> = new Set([
  mereRank,
  'operations-management',
  'project-management',
])

/**
 * Whether a title is a rank whose role shows skills of some trades: who led a shift in a warehouse did
 * warehouse work. An "Owner/Photographer" says of what, and is that.
 */
export function isRankInTrade(
  candidate: Candidate,
  held: HeldTitle,
  trades: readonly string[],
): boolean {
  if (!held.isRole || !ranks.has(held.title.family)) return false
  return candidate.cv.experience.some(
    (role) =>
      isHeldIn(role, held) &&
      !namesTrade(candidate, role) &&
      countSkillsOf(candidate, role, trades) >= fewestSkillsOfTrade,
  )
}

/** Whether titles name nothing but a rank. */
export function areRanks(titles: Job['titles']): boolean {
  return titles.length > 0 && titles.every(({ family }) => family === mereRank)
}

function namesTrade({ titles }: Candidate, { title }: CvRole): boolean {
  return titles.some(
    ({ title: { family }, start, end }) =>
      !ranks.has(family) && title && title.span.start <= start && end <= title.span.end,
  )
}
