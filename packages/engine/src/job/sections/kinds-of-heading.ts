import { rootAmong, WordTrait, wordAmong } from '../../text/forms/word-trait.ts'
import type { Token } from '../../text/tokenize.ts'
import { headingOpenings, headingWords, type JobSectionKind } from '../lexicon/section-words.ts'

/** What heads a part, in the order in which a heading's words are asked for it. */
export const headingKinds = [
  'nice',
  'preferred',
  'requirements',
  'benefits',
  'apply',
  'duties',
  'about',
] as const

/** Words of which a heading of that kind has one. */
export const headingWord = {
  nice: rootAmong(headingWords.nice),
  preferred: rootAmong(headingWords.preferred),
  benefits: rootAmong(headingWords.benefits),
  apply: rootAmong(headingWords.apply),
  requirements: rootAmong(headingWords.requirements),
  duties: rootAmong(headingWords.duties),
  about: rootAmong(headingWords.about),
}

/** What a heading's first word alone tells. */
export function openingKind([first]: readonly Token[]): JobSectionKind | undefined {
  return openingKinds.find((kind) => opening[kind].has(first))
}

const openingKinds = ['about', 'benefits', 'requirements', 'duties'] as const
const opening = {
  about: wordAmong(headingOpenings.about),
  benefits: wordAmong(headingOpenings.benefits),
  requirements: wordAmong(headingOpenings.requirements),
  duties: wordAmong(headingOpenings.duties),
}

const mostSmallLetters = 4

/** Headings in capitals leave their small words small: "to", "with", "this". */
export function isSmall(token: Token): boolean {
  return small.has(token)
}

const small = new WordTrait(({ word }) => word.length <= mostSmallLetters)
