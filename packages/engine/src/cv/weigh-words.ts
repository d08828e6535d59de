import { fold, foldedPhrase, foldedWords } from './fold.ts'
import { legalForms, organisationNouns, ownEmployers } from './lexicon/organisation-words.ts'
import {
  cityNames,
  countryNames,
  regionNames,
  remoteWords,
  stateCodes,
} from './lexicon/place-words.ts'
import { titleEndings, titleHeads, titleRanks } from './lexicon/title-words.ts'

const longestValue = 160
/** Words after which a name or title only says more about itself. */
const linking =
  /[,(/–—|]| - |\b(?:of|for|in|to|at|with|and|de|des|du|del|della|di|da|der|die|für|fur|bei|chez|en|im|am|à|a)\b/iu
const levels = /^(?:[ivx]{1,4}|\d{1,2}|[a-d])$/

/** How much a value looks like a job title: 3 with the head noun where it belongs, 0 without any sign. */
export function titleWeight(value: string): number {
  if (value === '') return 0
  const words = foldedWords(value.slice(0, longestValue)).filter((word) => !levels.test(word))
  if (words.length === 0 || words.length > 14) return 0
  const head = headWords(value).filter((word) => !levels.test(word))
  const isHead = (word: string | undefined) => word !== undefined && isTitleHead(word)
  const rank = titleRanks.has(words[0] ?? '') ? 0.7 : 0
  if (isHead(head.at(-1)) || isHead(words.at(-1))) return 3 + rank
  if (isHead(head[0])) return 2.5 + rank
  return (words.some(isHead) ? 1.5 : 0) + rank
}

/** How much a value looks like an organisation's name. */
export function organisationWeight(value: string): number {
  if (value === '') return 0
  const phrase = foldedPhrase(value.slice(0, longestValue))
  if (ownEmployers.has(phrase) || ownEmployers.has(fold(value).trim())) return 4
  const words = foldedWords(value.slice(0, longestValue))
  if (words.length === 0) return 0
  if (words.length > 1 && words.slice(-2).some((word) => legalForms.has(word))) return 4
  const isNoun = (word: string | undefined) => word !== undefined && isOrganisationNoun(word)
  const signs = (/[&]|['’]s\b/.test(value) ? 0.7 : 0) + (words[0] === 'the' ? 0.7 : 0)
  if (words.length > 1 && words.slice(1).some((word) => legalForms.has(word) && word.length > 2))
    return 3
  if (isNoun(words.at(-1)) || isNoun(headWords(value).at(-1))) return 3 + signs
  return (words.some(isNoun) ? 1.5 : 0) + signs
}

/** How surely a value is a place: 4 for one we know, 3 for one written like one, 0 otherwise. */
export function placeWeight(value: string): number {
  if (value === '' || value.length > 90) return 0
  const bare = value.replace(/\(.*?\)/g, ' ').trim()
  const phrase = foldedPhrase(bare)
  if (isKnownPlace(phrase)) return 4
  const pieces = bare
    .split(',')
    .map((piece) => piece.trim())
    .filter(Boolean)
  const last = pieces.at(-1) ?? ''
  if (pieces.length > 1 && isStateOrCountry(last)) return 4
  if (pieces.length > 1 && pieces.length < 4 && isKnownPlace(foldedPhrase(pieces[0] ?? '')))
    return 3
  const spaced = bare.split(/\s+/)
  if (spaced.length === 2 && stateCodes.has(spaced[1] ?? '') && /^\p{Lu}\p{Ll}/u.test(bare))
    return 3
  return hasPostcode(bare) ? 3 : 0
}

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
    countryNames.has(phrase) ||
    regionNames.has(phrase) ||
    cityNames.has(phrase) ||
    remoteWords.has(phrase) ||
    /^\p{L}+(?: \p{L}+)? city$/u.test(phrase) ||
    (phrase.split(' ').every((word) => isPlaceWord(word)) && phrase !== '')
  )
}

/** "Berlin and Kampala" are places, too. */
function isPlaceWord(word: string): boolean {
  return word === 'and' || remoteWords.has(word) || cityNames.has(word)
}

/** One to three capitalised words without a sign of anything else: a town we do not know, perhaps. */
export function maybePlace(value: string): boolean {
  const words = value.split(/\s+/)
  return (
    words.length <= 3 &&
    /^(?:\p{Lu}\p{M}?[\p{Ll}\p{M}.'’]*|\p{Lu}{4,}|[a-z]{2,3})(?:[ '’-](?:\p{Lu}\p{M}?[\p{Ll}\p{M}.'’]*|\p{Lu}{4,}|\p{Ll}{1,3}))*$/u.test(
      value,
    ) &&
    titleWeight(value) < 1.5 &&
    organisationWeight(value) < 1.5
  )
}

function hasPostcode(value: string): boolean {
  return (
    /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/.test(value) ||
    /^\p{Lu}[\p{Ll}'’-]+(?: \p{Lu}[\p{Ll}'’-]+)?,? [A-Z]{1,2}\d{1,2}[A-Z]?$/u.test(value) ||
    /\b[A-Z]{2} \d{5}(?:-\d{4})?\b/.test(value) ||
    /(?:^|[ ,])(?:[A-Z]{1,2}-)?\d{4,5} ?[A-Z]{0,2} \p{Lu}\p{Ll}+/u.test(value)
  )
}

function headWords(value: string): string[] {
  const before = value.slice(0, longestValue).split(linking, 1)[0] ?? ''
  return foldedWords(before)
}

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

/** "Solicitors", "Builders", "Roasters": a trade in the plural is a firm. */
function isFirmOf(word: string): boolean {
  return word.length > 5 && word.endsWith('s') && titleHeads.has(word.slice(0, -1))
}

function isOrganisationNoun(word: string): boolean {
  if (organisationNouns.has(word) || isFirmOf(word)) return true
  return (
    /(?:schule|klinik|krankenhaus|universitat|werke?|verband|gesellschaft|handel|verein|zentrum|haus|technik|dienst|bau|verlag|gericht|amt)$/.test(
      word,
    ) && word.length > 7
  )
}
