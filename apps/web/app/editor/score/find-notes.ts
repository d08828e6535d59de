import type { CvDocument } from '@rolefit/contract'
import type { BulletNote } from './live-score.ts'

/** What a reader would stumble over in the bullets of a CV. */
export function findNotes(_cv: CvDocument): BulletNote[] {
  return []
}
