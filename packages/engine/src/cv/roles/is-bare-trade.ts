import { workVerbs } from '../../lexicon/verbs/work-verbs.ts'
import { organisationNouns } from '../lexicon/organisation-words.ts'

/** "Clinics", "Cleaning": what is done, or where, without anybody's name. */
export function isBareTrade(rest: string): boolean {
  const word = rest.trim().toLowerCase()
  if (!/^\p{Ll}{5,}$/u.test(word)) return false
  if (word.endsWith('ing'))
    return workVerbs.has(word.slice(0, -3)) || workVerbs.has(`${word.slice(0, -3)}e`)
  return (
    word.endsWith('s') && organisationNouns.has(word) && organisationNouns.has(word.slice(0, -1))
  )
}
