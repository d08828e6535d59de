import type { CvRole } from '../../cv/cv.ts'
import { findDates } from '../../cv/dates/find-dates.ts'
import type { DocumentRole } from './cv-document.ts'

/** Whether a role is over; one without dates is taken to be. */
export function hasEnded({ to }: Pick<CvRole, 'to'>): boolean {
  return to !== 'present'
}

/** The same of a role as a document holds it, its dates in words. */
export function hasEndedInWords({ dates }: DocumentRole): boolean {
  return findDates(dates).every(hasEnded)
}
