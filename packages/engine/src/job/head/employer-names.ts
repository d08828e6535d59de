import { legalForms, organisationNouns } from '../../cv/lexicon/organisation-words.ts'
import { titleHeads } from '../../cv/lexicon/title-words.ts'
import { foldWord } from '../../text/forms/fold-word.ts'
import { isEverydayWord } from '../../words/everyday-words.ts'
import { employerNouns, nameJoiners } from '../lexicon/head-words.ts'

/** "Kunzea Mining Services", "Greyfriars Guarding Ltd". */
export function endsAsEmployer(words: readonly string[]): boolean {
  const last = foldWord(words.at(-1) ?? '').replaceAll('.', '')
  return legalForms.has(last) || employerNouns.has(last) || organisationNouns.has(last)
}

/** "Harrow & Finch Accountants": two names and what they are. */
export function areSeveral(words: readonly string[]): boolean {
  const joint = words.indexOf('&')
  const last = foldWord(words.at(-1) ?? '')
  return (
    joint > 0 && joint < words.length - 2 && last.endsWith('s') && titleHeads.has(last.slice(0, -1))
  )
}

/** "City of Palo Duro Springs", "Salon Verbena". */
export function beginsAsEmployer([first = '', second = '']: readonly string[]): boolean {
  const noun = foldWord(first)
  const isNoun = organisationNouns.has(noun) || employerNouns.has(noun)
  if (second === 'of' && districts.has(noun)) return true
  return isNoun && (second === 'of' || !isEverydayWord(second))
}

/** "Shire of Mount Warrigal": what governs itself employs, where it is called so by its first word. */
const districts: ReadonlySet<string> = new Set(
  'shire borough town township county municipality parish district diocese archdiocese province state'.split(
    ' ',
  ),
)

const mostNameWords = 10

/** Whether every word is a capital one or joins two of them. */
export function isCapitalName(words: readonly string[]): boolean {
  return (
    words.length <= mostNameWords &&
    /^[\p{Lu}\d]/u.test(words[0] ?? '') &&
    words.every((word) => /^[\p{Lu}\d(&]/u.test(word) || nameJoiners.has(word.toLowerCase()))
  )
}
