import type { CvDocument, LineNote } from '@rolefit/contract'
import { helpWithBullets } from '@rolefit/engine'

/** What a reader would stumble over in the bullets of a CV, each with a better wording if there is one. */
export function findNotes(cv: CvDocument): LineNote[] {
  return helpWithBullets(cv).map(({ path, code, meaning, fix }) => ({
    path,
    code,
    advice: meaning,
    fix,
  }))
}
