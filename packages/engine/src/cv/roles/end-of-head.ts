import { duration } from '../dates/duration.ts'
import { type FoundDates, findDates } from '../dates/find-dates.ts'
import { tellsTerms } from '../lexicon/employment-terms.ts'
import { ownEmployers } from '../lexicon/organisation-words.ts'
import { countPieces } from '../words/count-pieces.ts'
import { isOnlyPlace } from '../words/cut-place.ts'
import { endOfSentence } from '../words/end-of-sentence.ts'
import { foldedPhrase } from '../words/fold.ts'
import { beginsWithDeed, isProse } from '../words/is-prose.ts'
import { hinted, likely, organisationWeight, titleWeight } from '../words/weigh-words.ts'
import { maybeNames } from './maybe-names.ts'
import { isListedTerm } from './terms-aside.ts'

const longestHead = 150
const shortestBody = 40
const shortestLost = 130
const longestName = 60
const shortestTelling = 25
const fewestLetters = 12

/** Where the head of a role ends and where its text begins; at the end of the line where it has none. */
export interface HeadEnd {
  readonly end: number
  readonly next: number
  /** A sign parts the text from the head: no name stands behind it. */
  readonly isParted: boolean
}

/** Finds out whether a line names a role with its dates and then goes on to tell of the work; null where it does not. */
export function endOfHead(text: string): HeadEnd | null {
  const start = text.slice(0, longestHead + shortestBody)
  const dates = findDates(start).find(({ from }) => from !== null)
  if (!dates || dates.end > longestHead) return null
  const before = text.slice(0, dates.start)
  // "Weekends, Sept 2023 – present: Sales assistant, Hill Stores".
  if (/^\P{L}*$/u.test(before) || tellsTerms(before)) return endBehindName(text, dates)
  const mayEnd =
    text.length > shortestLost || /^\)?\s?(?:[.:;,(]|[-–—]\s\p{Ll})/u.test(text.slice(dates.end))
  if (!mayEnd) return null
  if (!maybeNames(text.slice(0, dates.start))) return null
  return endBehindDates(text, dates) ?? endOfLongHead(text, dates)
}

/** "2018 – 2022: Buyer, Celtic Metals, Port Talbot. Owned the category", "2022-now Hill Freight, Leeds: imports". */
function endBehindName(text: string, dates: FoundDates): HeadEnd | null {
  const intro =
    /^[\s,:;.)|–—-]*(?:\([^()]{2,30}\)[\s,:–—-]*)?/.exec(text.slice(dates.end))?.[0] ?? ''
  const from = dates.end + intro.length
  const end = endOfSentence(text, from)
  const told = beforeSmallWords(text, from)
  if (told !== null && (end === null || end > told.end)) return told
  if (end === null || end - from > longestHead || end - from < 4) return null
  if (text[end] === ':' && isTitleAlone(text.slice(end + 1))) return null
  if (text[end] === ':' && isListedTerm(text.slice(text.lastIndexOf('|', end) + 1).trim()))
    return null
  const named = text.slice(from, end)
  return maybeNames(named) || !beginsWithDeed(named) ? place(text, end) : null
}

/** "2012-2019 Tiler, Midland Floors Ltd, shopping centres and a hospital": what begins small behind the names was done. */
function beforeSmallWords(text: string, from: number): HeadEnd | null {
  const at = text.slice(from, from + longestHead).search(smallWords)
  if (at < 4) return null
  const named = text.slice(from, from + at)
  const told = text.slice(from + at + 1).trim()
  const isTold =
    countPieces(told) >= fewestWordsTold && titleWeight(told) < hinted && !tellsTerms(told)
  const isInside = named.lastIndexOf('(') > named.lastIndexOf(')')
  const isNamed = hasSign(named) || ownEmployers.has(foldedPhrase(named))
  return isTold && isNamed && !isInside && maybeNames(named) ? place(text, from + at) : null
}

/** A comma before words in small letters, with no name in a piece of its own behind them. */
const smallWords = /, \p{Ll}+ \p{Ll}+ (?!.*, \p{Lu})/u
const fewestWordsTold = 4

/** "2019 – today Hill Freight GmbH, Hamburg: Import Coordinator": all of it is names. */
function isTitleAlone(behind: string): boolean {
  const named = behind.trim()
  if (named.length > longestName || /[.;:!?]/.test(named) || !/^\p{Lu}/u.test(named)) return false
  return titleWeight(named) >= likely && maybeNames(named) && !beginsWithDeed(named)
}

/** "Hill Foods, 2021–now. Two lines of bottles", "Courier, 2019 – 2020 (nights, a van of my own)". */
function endBehindDates(text: string, dates: FoundDates): HeadEnd | null {
  const closed = dates.end + (text[dates.end] === ')' ? 1 : 0)
  const after = text.slice(closed)
  if (/^\.?\s*$/.test(after))
    return isNameOnly(text.slice(0, dates.start), after) ? place(text, closed) : null
  if (/^\s?[:;]\s|^\s[-–—]\s\p{Ll}|^\.\s+[^\p{Ll}]/u.test(after)) return place(text, closed)
  if (/^\s?\(/.test(after)) return endBeforeBrackets(text, closed)
  if (!/^,\s/.test(after)) return null
  const end = endOfSentence(text, closed)
  const named = end === null ? '' : text.slice(closed + 1, end)
  const isNamed =
    named.length < longestName &&
    !/\d{4}/.test(named) &&
    (isOnlyPlace(named.trim()) ||
      (hasSign(named) && maybeNames(named)) ||
      (titleWeight(text.slice(0, dates.start)) >= likely && severalNames.test(named)))
  if (end !== null && isNamed) return place(text, end)
  const before = text.slice(0, dates.start)
  const isTold = /^,\s+\p{Ll}/u.test(after) && after.length > shortestTelling
  return isTold && (hasSign(before) || /,\s/.test(before)) ? place(text, closed) : null
}

/** "Baker, Hill Bakery, 2012-2015." ends no sentence. */
function isNameOnly(before: string, after: string): boolean {
  const signs = { title: titleWeight(before), company: organisationWeight(before), isDated: true }
  return after.startsWith('.') && !isProse(`${before.trim()}.`, signs)
}

/** "Chef (2019 – 2021), The Salt Yard. Ran the grill". */
const severalNames = /^(?: \p{Lu}\p{Ll}+){2,5}$/u

function hasSign(words: string): boolean {
  return titleWeight(words) + organisationWeight(words) >= hinted
}

/** A leave in brackets is nothing that was done. */
function endBeforeBrackets(text: string, end: number): HeadEnd | null {
  const match = /^\s?\(([^()]*)\)\s*/.exec(text.slice(end))
  const inner = match?.[1] ?? ''
  const next = end + (match?.[0].length ?? 0)
  const isLeave = findDates(inner).length > 0
  if (isLeave) return { end, next, isParted: true }
  if (tellsTerms(inner)) return null
  return countPieces(inner.trim()) > 2 && !duration.test(inner) ? place(text, end) : null
}

/** Where a line break was lost, a sentence follows the dates without any sign. */
function endOfLongHead(text: string, dates: FoundDates): HeadEnd | null {
  if (text.length <= shortestLost || text.length - dates.end < shortestBody) return null
  const before = text.slice(0, dates.start)
  const after = text.slice(dates.end)
  const isHead =
    titleWeight(before) + organisationWeight(before) >= likely && !/\p{Ll}{3}[.;] /u.test(before)
  return isHead && /^[\s.):–-]*\p{Lu}/u.test(after) && /\s\p{Ll}+\s\p{Ll}+/u.test(after)
    ? { end: dates.end, next: dates.end + after.length - after.trimStart().length, isParted: false }
    : null
}

/** A few letters behind the head are no text of their own. */
function place(text: string, end: number): HeadEnd | null {
  const sign = /^[\s.:;,–—-]*/.exec(text.slice(end))?.[0] ?? ''
  const rest = text.length - end - sign.length
  if (rest === 0) return { end, next: text.length, isParted: true }
  return rest < fewestLetters ? null : { end, next: end + sign.length, isParted: true }
}
