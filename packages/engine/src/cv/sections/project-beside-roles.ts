import type { CvSectionKind } from '../cv.ts'
import { beginsProject } from '../forms/begins-project.ts'
import type { CvLine } from '../lines/read-lines.ts'
import type { OpenSection } from './open-section.ts'

/** Lists that a form of a project would stand in as if it were one more of their names. */
const mayTurnToProjects: ReadonlySet<CvSectionKind> = new Set([
  'skills',
  'certifications',
  'languages',
  'other',
])

/** Below a list of roles what was done in them may follow by projects, and no heading says so. */
export function isProjectBesideRoles(
  sections: readonly OpenSection[],
  lines: readonly CvLine[],
  at: number,
): boolean {
  const within = sections.at(-1)?.kind
  return (
    within !== undefined &&
    mayTurnToProjects.has(within) &&
    beginsProject(lines, at) &&
    sections.some(({ kind }) => kind === 'experience')
  )
}
