import { ownEmployers } from '../lexicon/organisation-words.ts'
import {
  cityNames,
  countryNames,
  county,
  regionNames,
  remoteWords,
  stateCodes,
} from '../lexicon/place-words.ts'
import { fold, foldedPhrase, foldedWords } from './fold.ts'
import { remember } from './remember.ts'
import { type SignedWords, sign, signedWords } from './word-signs.ts'

/** A sign of it somewhere among the words. */
export const hinted = 1.5
/** It opens with the noun that names one, and goes on. */
export const likely = 2.5
/** Its noun stands where it belongs, or it is written as one. */
export const sure = 3

const longestValue = 160
/** Words after which a name or title only says more about itself. */
const linking =
  /[,(/–—|]| - |\b(?:of|for|in|to|at|with|and|de|des|du|del|della|di|da|der|die|für|fur|bei|chez|en|im|am|à|a)\b(?!-)/iu

/** How much a value looks like a job title: 3 with the head noun where it belongs, 0 without any sign. */
export function titleWeight(value: string): number {
  return value === '' ? 0 : titleWeights(value)
}

/** "Budget Analyst (GS-0560-11)", "Fire Captain, WG-09": the grade of a post says nothing of what it is. */
const gradeBehind = /(?:,? |,? \()[A-Z]{2}-\d{1,4}(?:-\d{1,2})?\)?$/
const endsInGrade = /-\d{1,4}\)?$/

const titleWeights = remember((whole) => {
  const value = endsInGrade.test(whole) ? whole.replace(gradeBehind, '') : whole
  const { signs, all } = withoutLevels(signedWords(beginning(value)))
  if (signs.length === 0 || signs.length > 14 || onOwnAccount.test(value)) return 0
  if (signs.length <= 3 && plainJob.test(value.trim())) return 3
  if (rankedPost.test(value) || (endsInMaster.test(value) && master.test(value))) return 3
  const rank = has(signs[0], sign.titleRank) ? 0.7 : 0
  const isHeaded = has(all, sign.titleHead)
  if (!isHeaded && isRankAtPlace(value, signs)) return 3
  if (!isHeaded && partsPlainly(value)) return rank
  if (has(signs.at(-1), sign.titleHead)) return 3 + rank
  const head = withoutLevels(headWords(value)).signs
  if (has(head.at(-1), sign.titleHead)) return 3 + rank
  if (has(head[0], sign.titleHead)) return 2.5 + rank
  return (isHeaded ? 1.5 : 0) + rank
})

/** The terms of somebody's work, and no trade in goods. */
const onOwnAccount = /^sole (?:trader|proprietor)\b/i

/** What people call a job that has no noun for who does it. */
const plainJob =
  /^(?:second in \p{L}+|2ic|(?:nqt|ect)(?: \p{L}+){0,2}|au pair|home help|front of house|paper round|odd jobs|lollipop (?:man|lady)|dinner lady|(?:bar|shop|factory|farm|kitchen|agency|office|warehouse|cleaning|garden|building) work|(?:saturday|weekend) (?:girl|boy|job)|(?:waiting|floor|ground|cleaning|door|teaching|domestic|ancillary) staff)$/iu

const endsInMaster = /master$/i
const master =
  /^(?:\p{L}+ ){0,2}(?:scrum|station|harbou?r|quiz|band|choir|ballet|stage|ring|property) master$/iu

/** "ST3–ST4 Respiratory Medicine", "FY1", "PGY-2 Surgery": how far a doctor's training has come; "Second in Department". */
const rankedPost =
  /^(?:Second in (?:[Cc]harge|[Cc]ommand|[Dd]epartment)|FY[12]|[CS]T[1-9]|GP ?ST[1-4]|IMT[1-4]|PGY-?[1-9]|SpR|StR)(?: ?[–/-] ?(?:[A-Z]{1,3})?[1-9])?(?=$|[ ,(])(?! (?:Ltd|GmbH|Inc|plc)\b)/

/** "Office Junior", "salon junior", "bar staff": behind a place of work it is the title, before one a rank. */
function isRankAtPlace(value: string, signs: readonly number[]): boolean {
  const isPlace = has(signs[0], sign.organisation) && has(signs.at(-1), sign.titleRank)
  return isPlace && /^\p{L}+ (?:junior|staff)$/iu.test(value.trim())
}

/** How much a value looks like an organisation's name. */
export function organisationWeight(value: string): number {
  const named = value.endsWith(')')
    ? value.replace(termsBehind, '')
    : value.endsWith(', CO')
      ? value.slice(0, -', CO'.length)
      : value
  return named === '' ? 0 : organisationWeights(named)
}

/** "Sous Chef (agency)": on what terms somebody worked is no sign of an employer. */
const termsBehind = / \((?:agency|bank|relief|locum|supply)\)$/i

const organisationWeights = remember((value) => {
  const { signs, all } = signedWords(beginning(value))
  const last = signs.length - 1
  if (last < mostEmployerWords && isOwnEmployer(value)) return 4
  if (last > 0 && has(all, sign.legalForm)) {
    if (has(signs[last], sign.legalForm) || has(signs[last - 1], sign.legalForm)) return 4
    const isForm = (word: string, at: number) => at > 0 && word.length > 2 && isLegalForm(signs[at])
    if (foldedWords(beginning(value)).some(isForm)) return 3
  }
  if (last < 0) return 0
  const telling =
    (/[&]|['’]s\b/.test(value) ? 0.7 : 0) +
    (has(signs[0], sign.article) ? 0.7 : 0) +
    (/^U\.S\. \p{Lu}/u.test(value) ? 1.5 : 0)
  if (value.includes('&') && family.test(value)) return 3 + telling
  const isNamed = has(all, sign.organisation)
  if (!isNamed && partsPlainly(value)) return telling
  if (has(signs[last], sign.organisation)) return 3 + telling
  if (has(headWords(value).signs.at(-1), sign.organisation)) return 3 + telling
  return (isNamed ? 1.5 : 0) + telling
})

/** "Tull & Son Chemist", whatever trade follows. */
const family = /\p{Lu}[\p{L}'’-]* & (?:sons?|daughters?|brothers?|bros|co)\b/iu

function isLegalForm(signs: number | undefined): boolean {
  return has(signs, sign.legalForm)
}

/** No phrase that stands for an employer has more words, however they are counted. */
const mostEmployerWords = 4

function isOwnEmployer(value: string): boolean {
  const [name = ''] = value.split(',', 1)
  return ownEmployers.has(foldedPhrase(name)) || ownEmployers.has(fold(name).trim())
}

/** Above 0 for what leans to a title, below for what leans to a company. */
export function leanOf(value: string): number {
  return titleWeight(value) - organisationWeight(value)
}

/** How surely a value is a place: 4 for one we know, 3 for one written like one, 0 otherwise. */
export function placeWeight(value: string): number {
  return value === '' || value.length > 90 ? 0 : placeWeights(value)
}

const placeWeights = remember((value) => {
  const plain = (value.includes('(') ? value.replace(/\(.*?\)/g, ' ') : value).trim()
  // "Dublin 11", "Sydney NSW 2000".
  const bare = /\d$/.test(plain) ? plain.replace(/(?<=\p{L}{2}) \d{1,5}$/u, '') : plain
  if (isKnownPlace(foldedPhrase(bare))) return 4
  if (bare.includes(',')) {
    const pieces = bare
      .split(',')
      .map((piece) => piece.trim())
      .filter(Boolean)
    if (pieces.length > 1 && isStateOrCountry(pieces.at(-1) ?? '')) return 4
    if (pieces.length > 1 && pieces.length < 4 && isKnownPlace(foldedPhrase(pieces[0] ?? '')))
      return 3
  }
  const code = /^\p{Lu}\p{Ll}\S*\s+(\S+)$/u.exec(bare)?.[1]
  if (code !== undefined && stateCodes.has(code)) return 3
  return hasPostcode(bare) ? 3 : 0
})

/** Before a country or region stands a town; before a town may stand anything. */
export function isStateOrCountry(value: string): boolean {
  if (stateCodes.has(value.replace(/[\s\d-]+$/, ''))) return true
  const phrase = foldedPhrase(value.replace(/\d+/g, ''))
  return countryNames.has(phrase) || regionNames.has(phrase)
}

/** A town we know by name, which is no region as well. */
export function isCity(value: string): boolean {
  const phrase = foldedPhrase(value)
  return cityNames.has(phrase) && (!regionNames.has(phrase) || phrase === 'new york')
}

/** A country, region, city or what stands for one, in folded words. */
export function isKnownPlace(phrase: string): boolean {
  return (
    knownPlaces.has(phrase) ||
    (phrase.endsWith('shire') && county.test(phrase)) ||
    (phrase.endsWith(' city') && /^\p{L}+(?: \p{L}+)? city$/u.test(phrase)) ||
    areAllPlaces(phrase)
  )
}

/** "Berlin and Kampala", "Iraq and Kuwait" are places, too. */
function areAllPlaces(phrase: string): boolean {
  if (phrase.includes(' and ') && phrase.split(' and ').every((name) => knownPlaces.has(name)))
    return true
  const end = phrase.indexOf(' ')
  if (end < 1 || !placeWords.has(phrase.slice(0, end))) return false
  return phrase.split(' ').every((word) => placeWords.has(word))
}

const placeWords: ReadonlySet<string> = new Set(['and', ...remoteWords, ...cityNames])
const knownPlaces: ReadonlySet<string> = new Set([...placeWords, ...countryNames, ...regionNames])

/** One to three capitalised words without a sign of anything else: a town we do not know, perhaps. */
export function maybePlace(value: string): boolean {
  const words = value.split(/\s+/)
  return (
    words.length <= 3 &&
    /^(?:\p{Lu}\p{M}?[\p{Ll}\p{M}.'’]*|\p{Lu}{4,}|[a-z]{2,3})(?:[ '’-](?:\p{Lu}\p{M}?[\p{Ll}\p{M}.'’]*|\p{Lu}{4,}|\p{Ll}{1,3}|super|under|upon))*$/u.test(
      value,
    ) &&
    titleWeight(value) < hinted &&
    organisationWeight(value) < hinted
  )
}

function hasPostcode(value: string): boolean {
  if (!/\d/.test(value)) return false
  return (
    /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/.test(value) ||
    /^\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{Ll}'’-]+)?,? [A-Z]{1,2}\d{1,2}[A-Z]?$/u.test(value) ||
    /\b[A-Z]{2} \d{5}(?:-\d{4})?\b/.test(value) ||
    /(?:^|[ ,])(?:[A-Z]{1,2}-)?\d{4,5} ?[A-Z]{0,2} \p{Lu}\p{Ll}+/u.test(value) ||
    /(?:^|[ ,])(?:\d\d-\d{3}|\d{4}-\d{3}|\d{3} \d\d) \p{Lu}\p{Ll}{2}/u.test(value)
  )
}

function beginning(value: string): string {
  return value.length > longestValue ? value.slice(0, longestValue) : value
}

function withoutLevels(signed: SignedWords): SignedWords {
  if (!has(signed.all, sign.level)) return signed
  const signs = signed.signs.filter((own) => !has(own, sign.level))
  return { signs, all: signs.reduce((sum, own) => sum | own, 0) }
}

/** The words before the first one that only says more about them. */
function headWords(value: string): SignedWords {
  const whole = beginning(value)
  const end = whole.search(linking)
  return signedWords(end < 0 ? whole : whole.slice(0, end))
}

/** Whether a value ends no word of its own where a linking word begins: "co-in" might, and "St.of". */
export function partsPlainly(value: string): boolean {
  return !/[^\0-~]|[-+#.'`]/.test(value)
}

function has(signs: number | undefined, wanted: number): boolean {
  return signs !== undefined && (signs & wanted) !== 0
}
