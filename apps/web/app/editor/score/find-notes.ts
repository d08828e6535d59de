import { helpWithBullets } from '@rolefit/engine'
import type { BulletNote, Scorable } from './live-score.ts'

/** What a reader would stumble over in the bullets of a CV, each with a better wording if there is one. */
export function findNotes(cv: Scorable['cv']): BulletNote[] {
  return helpWithBullets(cv).map(({ path, code, meaning, fix }) => ({
    path,
    code,
    advice: meaning,
    fix,
  }))
}
