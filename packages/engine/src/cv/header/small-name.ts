import { isEverydayWord } from '../../words/everyday-words.ts'
import type { CvText } from '../cv.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { organisationWeight, placeWeight, sure, titleWeight } from '../words/weigh-words.ts'
import type { NameCandidate } from './weigh-name.ts'

const twoOrThreeWords = /^\p{Ll}[\p{Ll}'’-]+(?: \p{Ll}[\p{Ll}'’-]+){1,2}$/u
const contact = /@|\d(?:\D{0,3}\d){6}/
/** Between a name and how to reach somebody stands an address at most. */
const mostBetween = 5
const weight = 3

/** "gloria mensah" over how to reach her: words that name nothing else, in small letters. */
export function smallName(
  { text, span, quote }: CvText,
  lines: readonly CvLine[],
): Pick<NameCandidate, 'name' | 'weight'> | null {
  if (!twoOrThreeWords.test(text)) return null
  const [first, ...others] = lines
  const isAbove = others.slice(0, mostBetween).some((line) => contact.test(line.text))
  if (first?.start !== span.start || first.end !== span.end || !isAbove) return null
  const isOther =
    titleWeight(text) > 0 ||
    organisationWeight(text) > 0 ||
    placeWeight(text) >= sure ||
    text.split(' ').some(isEverydayWord)
  if (isOther) return null
  const name = text.replace(/(?<!\p{L}|\p{L}{2}[’'])\p{Ll}/gu, (letter) => letter.toUpperCase())
  return { name: { text: name, quote, span }, weight }
}
