import { countPieces } from './count-pieces.ts'
import { isProse, smallShare } from './is-prose.ts'
import { organisationWeight, titleWeight } from './weigh-words.ts'

const mostWords = 9
const deed = /^\P{L}*\p{Lu}\p{Ll}+(?:ed|ing)\s/u

/** Whether words could name a title, an employer or both, and are no sentence. */
export function maybeNames(value: string): boolean {
  const words = value.includes('(') ? value.replace(/\([^()]*\)/g, '') : value
  const title = titleWeight(words)
  const company = organisationWeight(words)
  if (isProse(words.trim(), { title, company, isDated: false })) return false
  if (title < 2.5 && company < 3 && deed.test(words)) return false
  if (title < 2.5 && countPieces(words) > 5 && smallShare(words) > 0.5) return false
  if (title >= 1.5 || company >= 1.5) return true
  return /^\P{L}*\p{Lu}/u.test(words) && countPieces(words) <= mostWords
}
