import { overlaps } from '../../text/span.ts'
import type { CvRole } from '../cv.ts'
import type { CvLine } from '../lines/read-lines.ts'

/** Without what was read as roles: under "Teaching" stand lectures to some, the job to others, and under "Skills" all that follows. */
export function outsideRoles(lines: readonly CvLine[], roles: readonly CvRole[]): CvLine[] {
  return lines.filter((line) => !roles.some(({ span }) => overlaps(span, line)))
}
