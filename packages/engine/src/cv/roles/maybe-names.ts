import { countPieces } from '../words/count-pieces.ts'
import { beginsWithDeed, isProse, smallShare } from '../words/is-prose.ts'
import { hinted, likely, organisationWeight, sure, titleWeight } from '../words/weigh-words.ts'

const mostWords = 9
const mostTitled = 14
const mostSmall = 5
/** "Wipro, Hyderabad, project engineer, then senior". */
const mostListed = 7

/** Whether words could name a title, an employer or both, and are no sentence. */
export function maybeNames(value: string): boolean {
  const words = value.includes('(') ? value.replace(/ ?\([^()]*\)/g, '') : value
  const title = titleWeight(words)
  const company = organisationWeight(words)
  if (opensWithTitle(words)) return true
  if (isProse(words.trim(), { title, company, isDated: true })) return false
  if (company < sure && beginsWithDeed(words.trim())) return false
  const most = title >= hinted && /, .*, /.test(words) ? mostListed : mostSmall
  if (title < likely && countPieces(words) > most && smallShare(words) > 0.5) return false
  if (title >= hinted || company >= hinted) return true
  return /^\P{L}*\p{Lu}/u.test(words) && countPieces(words) <= mostWords
}

/** "Part-time driver, Day Centre for adults with disabilities". */
function opensWithTitle(words: string): boolean {
  const [first = '', ...others] = words.split(',')
  const isBrief = others.length > 0 && countPieces(words) <= mostTitled && countPieces(first) <= 5
  return isBrief && titleWeight(first) >= likely && !beginsWithDeed(first)
}
