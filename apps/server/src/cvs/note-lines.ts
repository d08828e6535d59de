import type { CvDocument, LineNote } from '@rolefit/contract'
import { helpWithBullets } from '@rolefit/engine'

/** What a reader would stumble over in the lines of a CV, for a page that shows it with them at once. */
export function noteLines(cv: CvDocument): LineNote[] {
  return helpWithBullets(cv).map(({ meaning, ...hint }) => ({ ...hint, advice: meaning }))
}
