import type { CvRole } from '../cv/cv.ts'

/** Whether a role is over; one without dates is taken to be. */
export function hasEnded(role: CvRole): boolean {
  return role.to !== 'present'
}
