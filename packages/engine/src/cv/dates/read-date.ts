import type { CvMonth } from '../cv.ts'
import {
  aboutWords,
  edgeWords,
  monthByName,
  presentWords,
  seasonNames,
} from '../lexicon/calendar-words.ts'
import { fold } from '../words/fold.ts'
import type { DateToken } from './date-tokens.ts'
import { century, isAmount, isMonthNumber, skip, skipBack, yearOf } from './year-numbers.ts'

/** One date as it stands, and the token after it. */
export interface DateAtom {
  /** The year is 0 where only a month is named, as in the first half of "May – July 2020". */
  readonly month: CvMonth
  readonly next: number
  /** Only a date beside another one: "06/19". */
  readonly weak: boolean
  /** "Jan 24": a year only beside another one that is written so, or beside today; else it may be a day. */
  readonly isShortYear?: true
  /** "2025 April": a month behind the dash is of the same year. */
  readonly isYearFirst?: true
  /** "2009-10" may be a month or the second year of a range. */
  readonly secondYear?: number
  /** The month of "01/06/2019" where the day stands first; of "31/12/2019" the only one there is. */
  readonly dayFirst?: { readonly month: CvMonth; readonly isSure: boolean }
}

/** Reads the date that begins at a token, in any of the usual ways of writing one; null where none begins. */
export function readDate(tokens: readonly DateToken[], at: number): DateAtom | null {
  const token = tokens[at]
  if (token?.kind === 'word') return wordFirst(tokens, at, fold(token.text))
  if (token && apostrophe.test(token.text)) return shortYear(tokens, at)
  if (token?.kind !== 'number') return null
  if (yearOf(token) !== null) return yearFirst(tokens, at)
  return token.text.length <= 2 ? shortNumberFirst(tokens, at) : null
}

const apostrophe = /^['’‘`]$/

/** "'19 – '22": beside another one it is a year. */
function shortYear(tokens: readonly DateToken[], at: number): DateAtom | null {
  const year = tokens[at + 1]
  if (year?.kind !== 'number' || year.text.length !== 2) return null
  return { month: { year: century(Number(year.text)) }, next: at + 2, weak: true }
}

function wordFirst(tokens: readonly DateToken[], at: number, word: string): DateAtom | null {
  if (aboutWords.has(word)) return aboutDate(tokens, at)
  if (edgeWords.has(word)) return dateBehindOf(tokens, at)
  if (word === 'q' && /^[1-4]$/.test(tokens[at + 1]?.text ?? '')) {
    const year = yearAfter(tokens, at + 2)
    const quarter = Number(tokens[at + 1]?.text)
    return (
      year && { month: { year: year.year, month: quarter * 3 - 2 }, next: year.next, weak: false }
    )
  }
  const month = isOfName(tokens, at) ? undefined : monthByName.get(word)
  const isSeason = seasonNames.has(word)
  if (month === undefined && (!isSeason || tokens[at + 1]?.text === '.')) return null
  const year = yearAfter(tokens, at + 1) ?? (month ? yearAfterDay(tokens, at + 1) : null)
  if (year) return { month: withMonth(year.year, month), next: year.next, weak: false }
  const short = shortYearAfter(tokens, at + 1)
  if (short !== null)
    return { month: withMonth(short, month), next: at + 3, weak: true, isShortYear: true }
  if (month === undefined) return dateBehindSeason(tokens, at + 1)
  const isWritten = word.length >= 3
  return isWritten ? { month: { year: 0, month }, next: at + 1, weak: true } : null
}

/** "C. 2019", "approx. March 2018": "about 20 to 25" counts something, and "CA 2019" is a state. */
function aboutDate(tokens: readonly DateToken[], at: number): DateAtom | null {
  const hasStop = tokens[at + 1]?.text === '.'
  const isState = !hasStop && /^C[aA]?$/.test(tokens[at]?.text ?? '')
  const from = skip(tokens, hasStop ? at + 2 : at + 1)
  const isAbout = aboutWords.has(fold(tokens[from]?.text ?? ''))
  const atom = isState || isAbout ? null : readDate(tokens, from)
  return atom?.weak ? null : atom
}

/** "End of 2019", "the beginning of May 2016". */
function dateBehindOf(tokens: readonly DateToken[], at: number): DateAtom | null {
  const of = skip(tokens, at + 1)
  const atom = tokens[of]?.text === 'of' ? readDate(tokens, skip(tokens, of + 1)) : null
  return atom?.weak ? null : atom
}

/** "Early summer 2018", "late May 2019". */
function dateBehindSeason(tokens: readonly DateToken[], from: number): DateAtom | null {
  const at = /^[ -]$/.test(tokens[from]?.text ?? '') ? from + 1 : from
  const word = fold(tokens[at]?.text ?? '')
  const atom = seasonNames.has(word) || monthByName.has(word) ? readDate(tokens, at) : null
  return atom?.weak ? null : atom
}

/** "Universidade do Mar, 2015": a word that leads to a name stands before it, and a comma behind it. */
function isOfName(tokens: readonly DateToken[], at: number): boolean {
  if (tokens[at + 1]?.text !== ',' || tokens[at - 1]?.kind !== 'space') return false
  return (
    /^(?:d[aeo]|del|della|di|el|l[ao]|the|of)$/i.test(tokens[at - 2]?.text ?? '') &&
    tokens[at - 4]?.kind === 'word'
  )
}

/** "March 15, 2019", "Aug. 11, 2003". */
function yearAfterDay(tokens: readonly DateToken[], from: number) {
  const at = skip(tokens, tokens[from]?.text === '.' ? from + 1 : from)
  const day = tokens[at]
  if (day?.kind !== 'number' || day.text.length > 2) return null
  const suffix = /^(st|nd|rd|th)$/i.test(tokens[at + 1]?.text ?? '') ? 1 : 0
  return yearAfter(tokens, at + 1 + suffix)
}

/** A year behind blanks, a full stop, a comma, an apostrophe or "of"; "'14" and "14" after a month count. */
function yearAfter(tokens: readonly DateToken[], from: number) {
  let at = from
  let apostrophe = false
  for (let steps = 0; steps < 5; steps++) {
    const token = tokens[at]
    if (!token) return null
    if (token.kind === 'number') break
    if (/^['’‘`]$/.test(token.text)) apostrophe = true
    else if (
      token.kind === 'word'
        ? !/^(de|del|of|do)$/i.test(token.text)
        : !/^[\s.,/-]+$/.test(token.text)
    )
      return null
    at++
  }
  const token = tokens[at]
  const year = yearOf(token)
  if (year !== null) return { year, next: winterEnd(tokens, at + 1) }
  const isShort = token?.kind === 'number' && token.text.length === 2
  const isBeside = apostrophe || /^[-/]$/.test(tokens[at - 1]?.text ?? '')
  return isShort && isBeside ? { year: century(Number(token.text)), next: at + 1 } : null
}

/** "Jan 24" before a dash, or at the end of what stands there. */
function shortYearAfter(tokens: readonly DateToken[], at: number): number | null {
  const year = tokens[at + 1]
  if (tokens[at]?.text !== ' ' || year?.kind !== 'number' || year.text.length !== 2) return null
  const after = tokens[at + 2]?.text
  const isEnd = after === undefined || /^[\s)|:;–—-]|^to$/i.test(after)
  return isEnd ? century(Number(year.text)) : null
}

/** "WS 2018/19" is one season. */
function winterEnd(tokens: readonly DateToken[], at: number): number {
  const isSlash = tokens[at]?.text === '/' && /^\d\d$/.test(tokens[at + 1]?.text ?? '')
  return isSlash ? at + 2 : at
}

function yearFirst(tokens: readonly DateToken[], at: number): DateAtom | null {
  const year = yearOf(tokens[at])
  if (year === null || isAmount(tokens, at)) return null
  const sign = tokens[at + 1]?.text ?? ''
  const next = tokens[at + 2]
  if (/^[年년]$/.test(sign)) return eastAsian(tokens, at, year)
  const number = next?.kind === 'number' ? Number(next.text) : Number.NaN
  const isMonth =
    /^[-./‐‑]$/.test(sign) && number >= 1 && number <= 12 && (next?.text.length ?? 9) <= 2
  if (!isMonth) return monthBehind(tokens, at, year)
  const hasDay = tokens[at + 3]?.text === sign && /^\d{1,2}$/.test(tokens[at + 4]?.text ?? '')
  const isNextYear = !hasDay && number === (year + 1) % 100 && next?.text.length === 2
  return {
    month: { year, month: number },
    next: hasDay ? at + 5 : at + 3,
    weak: false,
    ...(isNextYear ? { secondYear: year + 1 } : {}),
  }
}

/** "2025 April": where nothing else could own the month. Else the year alone, as it may be of what follows. */
function monthBehind(tokens: readonly DateToken[], at: number, year: number): DateAtom {
  const word = tokens[at + 2]
  const month = word?.kind === 'word' ? monthByName.get(fold(word.text)) : undefined
  if (month === undefined) return { month: { year }, next: at + 1, weak: false }
  const dash = skip(tokens, at + 3)
  const end = skip(tokens, dash + 1)
  // "to till now".
  const last = tokens[joins.test(tokens[end]?.text ?? '') ? skip(tokens, end + 1) : end]
  const isJoined = joins.test(tokens[dash]?.text ?? '')
  const lastMonth = last?.kind === 'word' ? (monthByName.get(fold(last.text)) ?? 0) : 0
  if (isJoined && lastMonth >= month)
    return { month: { year, month }, next: at + 3, weak: false, isYearFirst: true }
  const opens = isJoined && (yearOf(last) !== null || presentWords.has(fold(last?.text ?? '')))
  return opens || endsWithMonth(tokens, at)
    ? { month: { year, month }, next: at + 3, weak: false }
    : { month: { year }, next: at + 1, weak: false }
}

const joins = /^(?:[-–—]|to|until|till)$/i

/** "2019 January – 2021 March", "since 2021 April": a month with nothing behind it that it could begin. */
function endsWithMonth(tokens: readonly DateToken[], at: number): boolean {
  const before = skipBack(tokens, at - 1)
  const after = tokens[skip(tokens, at + 3)]
  if (after !== undefined && after.kind !== 'sign') return false
  const isSince = /^(?:since|from|seit)$/i.test(tokens[before]?.text ?? '')
  if (isSince || after === undefined) return !joins.test(after?.text ?? '')
  return joins.test(tokens[before]?.text ?? '')
}

/** 2019年3月, 2019년 3월. */
function eastAsian(tokens: readonly DateToken[], at: number, year: number): DateAtom {
  const monthAt = skip(tokens, at + 2)
  const month = Number(tokens[monthAt]?.text)
  const isMonth = month >= 1 && month <= 12 && /^[月월]$/.test(tokens[monthAt + 1]?.text ?? '')
  return isMonth
    ? { month: { year, month }, next: monthAt + 2, weak: false }
    : { month: { year }, next: at + 2, weak: false }
}

/** 03/2019, 15.03.2019, 3/15/2019, 15 March 2019, 06/19. */
function shortNumberFirst(tokens: readonly DateToken[], at: number): DateAtom | null {
  const first = Number(tokens[at]?.text)
  const signAt = tokens[at + 1]?.kind === 'space' ? at + 2 : at + 1
  const sign = tokens[signAt]?.text ?? ''
  const secondAt = tokens[signAt + 1]?.kind === 'space' ? signAt + 2 : signAt + 1
  const second = tokens[secondAt]
  if (/^[./\-‐‑–]$/.test(sign) && second?.kind === 'number') {
    const year = yearOf(second)
    if (year !== null)
      return isMonthNumber(first) ? fresh({ year, month: first }, secondAt + 1) : null
    const third = tokens[secondAt + 2]
    if (tokens[secondAt + 1]?.text === sign && third?.kind === 'number')
      return dayMonthYear([first, Number(second.text), third], sign, secondAt + 3)
    const isShortYear = sign === '/' && second.text.length === 2 && isMonthNumber(first)
    if (!isShortYear || tokens[at - 1]?.text === '/') return null
    return {
      ...fresh({ year: century(Number(second.text)), month: first }, secondAt + 1),
      weak: true,
    }
  }
  return first >= 1 && first <= 31 ? dayBeforeMonth(tokens, at + 1) : null
}

function dayMonthYear(
  [first, second, third]: readonly [number, number, DateToken],
  sign: string,
  next: number,
): DateAtom | null {
  const year = yearOf(third) ?? (third.text.length === 2 ? century(Number(third.text)) : null)
  if (year === null) return null
  const isMonthFirst = second > 12 || (sign === '/' && first <= 12)
  const month = isMonthFirst ? first : second
  if (!isMonthNumber(month)) return null
  const dayFirst = { month: { year, month: second }, isSure: first > 12 }
  return { ...fresh({ year, month }, next), ...(isMonthNumber(second) ? { dayFirst } : {}) }
}

function dayBeforeMonth(tokens: readonly DateToken[], from: number): DateAtom | null {
  let at = from
  while (at < from + 4 && /^([\s.]+|st|nd|rd|th|er|de|of)$/i.test(tokens[at]?.text ?? '')) at++
  const word = tokens[at]
  if (at === from || word?.kind !== 'word' || !monthByName.has(fold(word.text))) return null
  const atom = wordFirst(tokens, at, fold(word.text))
  return atom && !atom.weak ? atom : null
}

function fresh(month: CvMonth, next: number): DateAtom {
  return { month, next, weak: false }
}

function withMonth(year: number, month: number | undefined): CvMonth {
  return month === undefined ? { year } : { year, month }
}
