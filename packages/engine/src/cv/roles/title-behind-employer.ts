import type { CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { titleOpeners } from '../lexicon/title-openers.ts'
import {
  hinted,
  isCity,
  maybePlace,
  organisationWeight,
  placeWeight,
  sure,
  titleWeight,
} from '../words/weigh-words.ts'
import { sign, signedWords } from '../words/word-signs.ts'

/** "Hill Dairy, Mitchelstown Accounts Assistant", "Hill Gears (Hull) Fitter", "Hill Brewery Receptionist": an employer, where it is, and what somebody was there, with blanks between. */
export function titleBehindEmployer(
  text: string,
  segment: CvText,
  all: readonly CvText[],
): CvText[] {
  const at = titleIn(segment.quote, all.length === 1)
  const isOther = (each: CvText) => each !== segment && titleWeight(each.text) >= hinted
  if (!at || all.some(isOther)) return [segment]
  const { start, end } = segment.span
  const employer = cvText(text, start, start + at.employer)
  const title = cvText(text, start + at.title, end)
  return employer && title ? [employer, title] : [segment]
}

/** Whether words are an employer, its town and a title with nothing but a blank before the last. */
export function endsInTitle(words: string): boolean {
  return mayEndInTitle(words) && behindPlace(words) !== null
}

/** Where nothing else names an employer, its own noun may end it. */
function titleIn(words: string, isAlone: boolean): Cut | null {
  if (!mayEndInTitle(words)) return null
  return behindPlace(words) ?? (isAlone ? behindNoun(words) : null)
}

function mayEndInTitle(words: string): boolean {
  if (words.length > longest) return false
  return signedWords(words).signs.length >= fewestWords && mayHoldTitle(words)
}

function behindPlace(words: string): Cut | null {
  const comma = words.lastIndexOf(', ')
  if (comma > 0) return behindTown(words, comma)
  return words.includes(' (') ? behindBracket(words) : null
}

const fewestWords = 3
const longest = 110

function mayHoldTitle(words: string): boolean {
  return (signedWords(words).all & (sign.titleHead | sign.titleRank)) !== 0
}

interface Cut {
  /** Where the employer and its place end. */
  readonly employer: number
  readonly title: number
}

/** Behind a comma: one word or two that no title begins with, and then nothing but a title. */
function behindTown(quote: string, comma: number): Cut | null {
  const from = comma + 2
  const [town] = townBefore.exec(quote.slice(from)) ?? []
  const firm = quote.slice(0, comma)
  if (!town || !/^(?:the )?[\p{Lu}\d]/u.test(firm) || titleWeight(firm) >= hinted) return null
  const [first = '', second = ''] = town.trim().split(' ')
  const isOne = second === '' || titleWords(second)
  const named = isOne && !isCity(town.trim()) ? first : town.trim()
  if (!isTown(named)) return null
  const employer = from + named.length
  const rest = quote.slice(employer)
  // "Bandon (4 partners) Clerk": what stands in brackets names neither.
  const [beside = ' '] = inBrackets.exec(rest) ?? []
  const title = employer + beside.length
  return isTitle(quote.slice(title)) ? { employer, title } : null
}

const townBefore = /^\p{Lu}[\p{Ll}'’-]+ (?:(?:(?:on|upon|in|under|le) )?\p{Lu}[\p{Ll}'’-]+ )?/u
const inBrackets = /^ \([^()]{2,30}\) /

function isTown(name: string): boolean {
  if (isCity(name)) return true
  return maybePlace(name) && !isOfTitle(name.split(/[ -]/).at(-1) ?? '')
}

/** "Hill Gears (Hull) Machinist". */
function behindBracket(quote: string): Cut | null {
  const match = /^([\p{Lu}\d][^()]{2,50} \(([^()]{2,30})\)) (?=\p{Lu})/u.exec(quote)
  const [whole = '', employer = '', place = ''] = match ?? []
  if (!match || titleWeight(employer.slice(0, -place.length - 2)) >= hinted) return null
  const isPlace = placeWeight(place) >= sure || isTown(place)
  return isPlace && isTitle(quote.slice(whole.length))
    ? { employer: employer.length, title: whole.length }
    : null
}

/** A firm by its noun, with a name of its own before it: "Primary School Teacher" has none. */
function behindNoun(quote: string): Cut | null {
  if (!largeWords.test(quote) || (signedWords(quote).all & sign.organisation) === 0) return null
  const words = [...quote.matchAll(/\S+/g)]
  for (let at = 2; at < words.length && at < mostWords; at++) {
    const title = words[at]?.index ?? 0
    const firm = quote.slice(0, title - 1)
    const isFirm = organisationWeight(firm) >= sure && titleWeight(firm) < hinted
    const isNamed = firm.split(' ').some(isOwnName)
    if (isFirm && isNamed && isTitle(quote.slice(title))) return { employer: title - 1, title }
  }
  return null
}

const mostWords = 7
/** "Maternal and Child Health Nurse" and "Three-Year-Old Room Leader" are titles of their own kind. */
const largeWords = /^(?:\p{Lu}[\p{L}’'.]*(?: |$))+$/u

/** "Nelson" in "Nelson Hospital". */
function isOwnName(word: string): boolean {
  return /^\p{Lu}\p{Ll}{2}/u.test(word) && !isOfTitle(word) && organisationWeight(word) === 0
}

/** Nothing but words of titles, the last of which says what somebody is. */
function isTitle(words: string): boolean {
  if (!/^\p{Lu}/u.test(words)) return false
  const plain = words.replace(/ \([^()]{1,30}\)$/, '')
  const last = signedWords(plain).signs.at(-1) ?? 0
  const isHeaded = titleWeight(plain) >= sure || (last & sign.titleRank) !== 0
  return isHeaded && titleWords(plain)
}

function titleWords(words: string): boolean {
  return words
    .split(/[^\p{L}\d'’.]+/u)
    .every((word) => word === '' || link.test(word) || isOfTitle(word))
}

/** What joins the words of a title, its grade, and what is written in capitals: "CNC". */
const link = /^(?:and|of|to|the|for|\d|[A-Z]{2,4})$/

/** Whether a word may stand in a title. */
function isOfTitle(word: string): boolean {
  return mayHoldTitle(word) || titleOpeners.has(word.toLowerCase())
}
