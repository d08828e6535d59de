import { isCapital, isDigit, isSmall } from '../../text/letters/character-kinds.ts'
import { SliceTable } from '../../text/tables/slice-table.ts'
import { degreeWords, detailStarts, schoolNouns } from '../lexicon/degree-words.ts'
import { legalForms, organisationNouns } from '../lexicon/organisation-words.ts'
import { titleEndings, titleHeads, titleRanks } from '../lexicon/title-words.ts'
import { foldedWords } from './fold.ts'
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
  /** "The", as the names of firms begin. */
  article: 256,
  /** What a line begins with that only says more of a school. */
  detail: 512,
} as const

/** What the words of a stretch tell, folded. */
export interface SignedWords {
  /** The signs of each word, in their order. */
  readonly signs: readonly number[]
  /** The signs that any of the words has. */
  readonly all: number
}

/** Folds the words of a stretch and looks up their signs. */
export function signedWords(value: string): SignedWords {
  return signedWordsOf(value)
}

const signedWordsOf = remember((value): SignedWords => {
  const length = foldPlain(value)
  return length < 0 ? signFolded(foldedWords(value)) : signPlain(length)
})

function signFolded(words: readonly string[]): SignedWords {
  const signs = words.map((word) => {
    if (word.length > longestWord) return lookUp(word)
    for (let at = 0; at < word.length; at++) letters[at] = word.charCodeAt(at)
    return signsAt(0, word.length)
  })
  return { signs, all: signs.reduce((all, own) => all | own, 0) }
}

/** The words of `foldedWords` from letters that are folded. */
function signPlain(length: number): SignedWords {
  const signs: number[] = []
  let all = 0
  let at = 0
  while (at < length) {
    const start = at
    while (isSmallOrDigit(letters[at] ?? 0)) {
      at++
      const joins = isJoint(letters[at] ?? 0) && isSmallOrDigit(letters[at + 1] ?? 0)
      if (joins) at++
    }
    if (at === start) at++
    else {
      const own = signsAt(start, at)
      signs.push(own)
      all |= own
    }
  }
  return { signs, all }
}

const longestPlain = 400
/** The folded letters of the stretch that is looked at, with a 0 behind the last. */
const letters = new Uint16Array(longestPlain + 1)

/** Writes down the letters of a stretch as `foldedWords` folds them, and says how many; -1 where that takes more. */
function foldPlain(value: string): number {
  if (value.length > longestPlain) return -1
  let length = 0
  for (let at = 0; at < value.length; at++) {
    const code = value.charCodeAt(at)
    if (code > lastPlain) return -1
    if (code === fullStop || code === apostrophe || code === graveAccent) continue
    letters[length] = isCapital(code) ? code + toSmall : code
    length++
  }
  letters[length] = 0
  return length
}

const lastPlain = 126
const fullStop = 46
const apostrophe = 39
const graveAccent = 96
const toSmall = 32

function isSmallOrDigit(code: number): boolean {
  return isSmall(code) || isDigit(code)
}

/** What joins two words to one: "co-founder", "C#". */
function isJoint(code: number): boolean {
  return code === 45 || code === 43 || code === 35
}

const mostWords = 20_000
const longestWord = 40
/** Signs by word, one note each. Most words stood in other CVs before, so each is looked up once. */
const known = new SliceTable(mostWords, 1)

/** The signs of the word that stands there among the letters, added up. */
function signsAt(start: number, end: number): number {
  const record = known.find(letters, start, end)
  if (record > 0) return known.noteAt(record, 0)
  const signs = lookUp(String.fromCharCode(...letters.subarray(start, end)))
  const added = end - start > longestWord ? 0 : known.add(letters, start, end)
  if (added > 0) known.keep(added, 0, signs)
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
    (mayNameDegree(word) ? sign.degree : 0) |
    (word === 'the' ? sign.article : 0) |
    (detailStarts.has(word) ? sign.detail : 0)
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
