import { overlaps } from '../../text/span.ts'
import type { CvRole } from '../cv.ts'
import type { CvLine } from '../lines/read-lines.ts'

/** Without what was read as roles: under "Teaching" stand lectures to some, the job to others, and under "Skills" all that follows. */
export function outsideRoles(lines: readonly CvLine[], roles: readonly CvRole[]): CvLine[] {
  return lines.filter((line) => !roles.some(({ span }) => overlaps(span, line)))
}

/** The lines of a list of skills. What stands beside a role in a second column is none of it. */
export function skillLines(lines: readonly CvLine[], roles: readonly CvRole[]): readonly CvLine[] {
  const hasColumns = lines.some(({ text }) => /\S(?: {3,}|\t)/.test(text))
  return hasColumns ? lines : outsideRoles(lines, roles)
}
