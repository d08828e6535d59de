import { foldedWords } from './fold.ts'
import { degreeWords, schoolNouns } from './lexicon/degree-words.ts'
import { legalForms, organisationNouns } from './lexicon/organisation-words.ts'
import { titleEndings, titleHeads, titleRanks } from './lexicon/title-words.ts'
import { remember } from './remember.ts'

/** What a folded word tells by itself, whatever stands beside it. */
export const sign = {
  /** The noun of a job title: "nurse", "Wijkverpleegkundige". */
  titleHead: 1,
  titleRank: 2,
  /** "II", "3", "b": the grade behind a title. */
  level: 4,
  organisation: 8,
  legalForm: 16,
  schoolNoun: 32,
  /** "Waldorfschule": the word ends like a school's. */
  schoolEnding: 64,
  /** A degree may be named by the word, or by a part of it. */
  degree: 128,
} as const

/** The words of a stretch, folded, with what each of them tells. */
export interface SignedWords {
  readonly words: readonly string[]
  /** The signs of each word, at its index. */
  readonly signs: readonly number[]
  /** The signs that any of the words has. */
  readonly all: number
}

/** Folds the words of a stretch and looks up their signs. */
export function signedWords(value: string): SignedWords {
  return signedWordsOf(value)
}

const signedWordsOf = remember((value): SignedWords => {
  const words = foldedWords(value)
  const signs: number[] = []
  let all = 0
  for (const word of words) {
    const own = signsOf(word)
    signs.push(own)
    all |= own
  }
  return { words, signs, all }
})

const mostWords = 20_000
const longestWord = 40
const signsByWord = new Map<string, number>()

/** The signs of a word, added up. Most words stood in other CVs before, so each is looked up once. */
function signsOf(word: string): number {
  const known = signsByWord.get(word)
  if (known !== undefined) return known
  const signs = lookUp(word)
  const isKept = word.length <= longestWord && signsByWord.size < mostWords
  if (isKept) signsByWord.set(detached(word), signs)
  return signs
}

function lookUp(word: string): number {
  return (
    (isTitleHead(word) ? sign.titleHead : 0) |
    (titleRanks.has(word) ? sign.titleRank : 0) |
    (levels.test(word) ? sign.level : 0) |
    (isOrganisationNoun(word) ? sign.organisation : 0) |
    (legalForms.has(word) ? sign.legalForm : 0) |
    (schoolNouns.has(word) ? sign.schoolNoun : 0) |
    (schoolEnding.test(word) ? sign.schoolEnding : 0) |
    (mayNameDegree(word) ? sign.degree : 0)
  )
}

const levels = /^(?:[ivx]{1,4}|\d{1,2}|[a-d])$/

function isTitleHead(word: string): boolean {
  if (titleHeads.has(word)) return true
  const parts = word.split('-')
  if (parts.length > 1 && titleHeads.has(parts.at(-1) ?? '')) return true
  return (
    word.length > 6 && (titleEndings.some((ending) => word.endsWith(ending)) || endsInTitle(word))
  )
}

/** "Wijkverpleegkundige", "Diplomingenieur": compounds end in the noun. */
function endsInTitle(word: string): boolean {
  if (word.length < 9) return false
  for (let from = 2; from <= Math.min(word.length - 7, 14); from++) {
    if (titleHeads.has(word.slice(from))) return true
  }
  return false
}

const organisationEnding =
  /(?:schule|klinik|krankenhaus|universitat|werke?|verband|gesellschaft|handel|verein|zentrum|haus|technik|dienst|bau|verlag|gericht|amt)$/

function isOrganisationNoun(word: string): boolean {
  if (organisationNouns.has(word) || isFirmOf(word)) return true
  return word.length > 7 && organisationEnding.test(word)
}

/** "Solicitors", "Builders", "Roasters": a trade in the plural is a firm. */
function isFirmOf(word: string): boolean {
  return word.length > 5 && word.endsWith('s') && titleHeads.has(word.slice(0, -1))
}

const schoolEnding =
  /(?:schule|gymnasium|universitat|kolleg|akademie|skola|skolan|skole|skolen|university|universitet|universitetet|universiteit|school|college|lyceum|akademiet|institutt?|academie)$/

function mayNameDegree(word: string): boolean {
  if (degreeWords.has(word) || word.includes('-')) return true
  return word.endsWith('s') && degreeWords.has(word.slice(0, -1))
}

/** A slice keeps the whole text alive that it was cut from; this copy does not. */
function detached(slice: string): string {
  return ` ${slice}`.slice(1)
}
