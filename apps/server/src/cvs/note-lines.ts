import type { CvDocument, LineNote } from '@rolefit/contract'
import { helpWithBullets } from '@rolefit/engine'
import { isEndless } from './is-endless.ts'

/** What a reader would stumble over in the lines of a CV, for a page that shows it with them at once. */
export function noteLines(cv: CvDocument): LineNote[] {
  // Each time such a CV is opened everybody would wait for it.
  if (isEndless(cv)) return []
  return helpWithBullets(cv).map(({ meaning, ...hint }) => ({ ...hint, advice: meaning }))
}
