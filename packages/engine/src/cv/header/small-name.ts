import { isEverydayWord } from '../../words/everyday-words.ts'
import type { CvText } from '../cv.ts'
import { nameParticles } from '../lexicon/name-words.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { organisationWeight, placeWeight, sure, titleWeight } from '../words/weigh-words.ts'
import { contactSign } from './find-contacts.ts'
import { inSpokenOrder, type NameCandidate } from './weigh-name.ts'

/** "gloria mensah", "r. t. colverson", "van der plas, renske". */
const fewSmallWords = /^(?:\p{Ll}\.? ?){0,3}\p{Ll}[\p{Ll}'’-]+(?:,? \p{Ll}[\p{Ll}'’-]+){0,3}$/u
const mostWords = 4
/** Between a name and how to reach somebody stands an address at most. */
const mostBetween = 5
const weight = 3

/** "gloria mensah" over how to reach her: words that name nothing else, in small letters. */
export function smallName(
  { text, span, quote }: CvText,
  lines: readonly CvLine[],
): Pick<NameCandidate, 'name' | 'weight'> | null {
  if (!fewSmallWords.test(text)) return null
  const words = text.split(/,? /)
  if (words.length < 2 || words.length > mostWords) return null
  const [first, ...others] = lines
  const isAbove = others.slice(0, mostBetween).some((line) => contactSign.test(line.text))
  if (first?.start !== span.start || first.end !== span.end || !isAbove) return null
  const isOther =
    titleWeight(text) > 0 ||
    organisationWeight(text) > 0 ||
    placeWeight(text) >= sure ||
    words.some((word) => isEverydayWord(word) && !nameParticles.has(word))
  if (isOther) return null
  const name = text.replace(/\p{L}[\p{L}'’]*/gu, inCapitals)
  return { name: { text: inSpokenOrder(name), quote, span }, weight }
}

/** "o’brien" is written "O’Brien", and "de la" stays small. */
function inCapitals(word: string): string {
  if (nameParticles.has(word)) return word
  return word.replace(/^\p{Ll}|(?<=^\p{L}['’])\p{Ll}/gu, (letter) => letter.toUpperCase())
}
