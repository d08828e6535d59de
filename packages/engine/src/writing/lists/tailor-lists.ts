import type { Candidate } from '../../candidate/candidate.ts'
import type { RequirementKind } from '../../job/job.ts'
import type { MatchRow } from '../../match/match-row.ts'
import type { CvDocument } from '../document/cv-document.ts'
import type { Patch } from '../regenerate.ts'
import { linesFirst } from './lines-first.ts'
import { skillsFirst } from './skills-first.ts'

/**
 * Puts first what answers the posting, in the latest roles and among the skills. No line is reworded or left
 * out: a patch holds a list as it stands and as it would stand.
 */
export function tailorLists(
  candidate: Candidate,
  rows: readonly MatchRow[],
  document: CvDocument,
): Patch[] {
  const shown = rows.filter(
    ({ requirement: { kind, need }, credit, how }) =>
      credit > 0 && how !== 'related' && kinds.has(kind) && need.type !== 'field',
  )
  const met = shown.filter(({ status }) => status === 'met')
  return [...linesFirst(candidate.cv.experience, met), ...skillsFirst(candidate, shown, document)]
}

/** Titles, years, papers and the line of work are asked of a CV as a whole. */
const kinds: ReadonlySet<RequirementKind> = new Set([
  'skill',
  'tool',
  'knowledge',
  'duty',
  'experience',
])
