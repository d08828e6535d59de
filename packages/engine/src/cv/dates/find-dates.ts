import type { CvMonth } from '../cv.ts'
import { untilWords } from '../lexicon/calendar-words.ts'
import { fold } from '../words/fold.ts'
import { remember } from '../words/remember.ts'
import { type DateToken, dateTokens } from './date-tokens.ts'
import { joinYears } from './join-years.ts'
import { dash, presentAt } from './present-at.ts'
import { type DateAtom, readDate } from './read-date.ts'
import { labelBefore, sinceBefore } from './since-before.ts'

/** A date or range at offsets of the line it was found in. */
export interface FoundDates {
  readonly start: number
  readonly end: number
  readonly from: CvMonth | null
  readonly to: CvMonth | 'present'
}

const longestLine = 2000
/** A year, also one that a scan has blurred, or two figures behind what stands before a short one. */
const mayHoldDates =
  /[12lI][\dOo]{3}|[a-z] \d\d ?(?:[-–—−]|to |until )|['’‘`\-/.‐‑–][ \t\u00a0\r\n]*\d\d|ï¼/
const figures = /\d[\dOo]|\d[ '’]?$/

/** Finds the dates of a line, ranges first. Of a very long line only the beginning is looked at. */
export function findDates(line: string): readonly FoundDates[] {
  const words = line.length > longestLine ? line.slice(0, longestLine) : line
  return figures.test(words) && mayHoldDates.test(words) ? datesIn(words) : none
}

/** Whether words say from when: "2016 – 2019", "since May 2021", and not "2019" alone. */
export function holdsRange(words: string): boolean {
  return findDates(words).some(({ from }) => from !== null)
}

/** The dates of a line at offsets of the text that the line stands in. */
export function findDatesOf(line: {
  readonly text: string
  readonly start: number
}): readonly FoundDates[] {
  const found = findDates(withoutStrangers(line.text))
  if (found.length === 0) return found
  return found.map(({ start, end, from, to }) => ({
    start: line.start + start,
    end:
      line.start +
      end +
      (line.text.slice(start, end).includes('(') && line.text[end] === ')' ? 1 : 0),
    from,
    to,
  }))
}

/** "Red Deer AB May 2018" does not say "ab Mai 2018", nor "Year 5", a tab and "September" the fifth of it, and "Server 2019/2022" is no time. */
function withoutStrangers(words: string): string {
  const year = words.includes(' (') ? words.replace(monthsOfYear, withoutBrackets) : words
  const plain = year.includes('/20') ? year.replace(versions, blanked) : year
  const own = plain.includes('\t') ? plain.replace(numberBesideMonth, blanked) : plain
  return own.includes(' AB') ? own.replace(/(?<=\p{Ll}) AB\s/u, ' ,, ') : own
}

const numberBesideMonth = /(?<=\p{L} )\d{1,2}(?=\t\p{L})/u

/** "2026 (Feb–Jun)". */
const monthsOfYear = /20\d\d \(\p{L}{3,9}\.? ?[-–—] ?\p{L}{3,9}\)/gu
function withoutBrackets(dates: string): string {
  return dates.replace(/[()]/g, ' ')
}

const versions = /(?<=\b(?:Server|Windows|Exchange|SQL|MS Office) )20\d\d(?:\/20\d\d)+/g

function blanked(digits: string): string {
  return ','.repeat(digits.length)
}

const none: readonly FoundDates[] = []

const datesIn = remember((words): readonly FoundDates[] => {
  const tokens = dateTokens(words)
  const found: FoundDates[] = []
  let at = 0
  while (at < tokens.length) {
    const atom = isInsideWord(tokens, at) ? null : readDate(tokens, at)
    const dates = atom && datesFrom(tokens, at, atom)
    if (dates) found.push(dates.found)
    at = dates ? dates.next : at + 1
  }
  return joinYears(words, found)
})

/** "B2019" and "v2.2019" are no dates. */
function isInsideWord(tokens: readonly DateToken[], at: number): boolean {
  const before = tokens[at - 1]
  if (tokens[at]?.kind === 'number') {
    const isUnit = /^[月월日일]$/.test(before?.text ?? '')
    return before?.kind === 'word' && !isUnit && !untilWords.has(fold(before.text))
  }
  return before?.kind === 'number'
}

interface Read {
  readonly found: FoundDates
  readonly next: number
}

function datesFrom(tokens: readonly DateToken[], at: number, first: DateAtom): Read | null {
  const start = tokens[at]?.start ?? 0
  const since = sinceBefore(tokens, at)
  const second = endOfRange(tokens, first, since?.name === 'between')
  if (second) {
    const [own, to] = inOneOrder(withoutDay(first, second), second)
    const from = own.year === 0 ? inYearOf(own, to) : own
    const begun = since?.start ?? labelBefore(tokens, at) ?? start
    const found = { start: begun, end: endAt(tokens, second.next), from, to }
    return from && { found, next: second.next }
  }
  if (first.weak) return null
  const end = endAt(tokens, first.next)
  const onwards = onwardsAt(tokens, first.next)
  if (onwards !== null) {
    const place = { start: since?.start ?? start, end: endAt(tokens, onwards), next: onwards }
    return read(place, first.month, 'present')
  }
  const reads = { start, end, next: first.next }
  const isOpen =
    since?.isOpen ||
    (mayBeOpen.has(since?.name ?? '') && standsApart(tokens, since?.at ?? at, first.next))
  if (isOpen || isOpenEnded(tokens, first.next)) {
    const closed = since ? end : (tokens[dashAt(tokens, first.next)]?.end ?? end)
    return read({ ...reads, start: since?.start ?? start, end: closed }, first.month, 'present')
  }
  if (first.secondYear) return read(reads, { year: first.month.year }, { year: first.secondYear })
  return read(reads, null, first.month)
}

/** "From 2015" may be cut off, and has no end where it stands apart. */
const mayBeOpen: ReadonlySet<string> = new Set(['from', 'von', 'vom', 'od', 'da'])

interface RangeEnd {
  readonly to: CvMonth | 'present'
  readonly next: number
  readonly dayFirst?: DateAtom['dayFirst']
  readonly isShortYear?: DateAtom['isShortYear']
}

/** "June 15 – July 2019" names a day; "Jun 22 – Dec 23" and "Jan 24 – now" name years. */
function withoutDay(first: DateAtom, end: RangeEnd): DateAtom {
  if (!first.isShortYear || end.to === 'present' || end.isShortYear) return first
  return { ...first, month: { ...first.month, year: 0 } }
}

/** "01/06/2019 to 31/12/2023": nobody writes the day first once and the month the other time; work begins on a first. */
function inOneOrder(first: DateAtom, end: RangeEnd): [CvMonth, CvMonth | 'present'] {
  const isOnFirst = first.month.month === 1 && (end.to === 'present' || end.to.month === 1)
  const isDayFirst = isOnFirst || first.dayFirst?.isSure || end.dayFirst?.isSure
  if (!isDayFirst) return [first.month, end.to]
  return [first.dayFirst?.month ?? first.month, end.dayFirst?.month ?? end.to]
}

function read(
  place: { start: number; end: number; next: number },
  from: CvMonth | null,
  to: CvMonth | 'present',
): Read {
  return { found: { start: place.start, end: place.end, from, to }, next: place.next }
}

function endOfRange(
  tokens: readonly DateToken[],
  first: DateAtom,
  isBetween: boolean,
): RangeEnd | null {
  const at = connectorEnd(tokens, first.next) ?? columnEnd(tokens, first)
  if (at === null) {
    const isUntilToday = /^[至到]/.test(tokens[first.next]?.text ?? '')
    return isUntilToday ? { to: 'present' as const, next: first.next + 1 } : null
  }
  const isList = at.isAnd && !isBetween
  const present = isList ? null : presentAt(tokens, at.next, at.isWord)
  if (present !== null) return { to: 'present' as const, next: present }
  const token = tokens[at.next]
  const isShort = token?.kind === 'number' && token.text.length === 2
  const short = isShort && !isMark(tokens, at.next + 1) ? Number(token.text) : null
  const second = inSameYear(first, readDate(tokens, at.next))
  if (isList && !(second && isNext(first.month, second.month))) return null
  if (second && second.month.year !== 0) {
    const isBefore = first.month.year > second.month.year
    return isBefore && (second.isShortYear || (!second.weak && !first.month.month))
      ? null
      : {
          to: second.month,
          next: second.next,
          dayFirst: second.dayFirst,
          isShortYear: second.isShortYear,
        }
  }
  const isBareYear = first.month.year > 0 && first.month.month === undefined
  if (short === null || !isBareYear || short <= first.month.year % 100) return null
  const year = first.month.year - (first.month.year % 100) + short
  return { to: { year }, next: at.next + 1 }
}

/** "2018 - 88%" and "2018 - 72.5": how well somebody passed is no year. */
function isMark(tokens: readonly DateToken[], behind: number): boolean {
  const sign = tokens[dashAt(tokens, behind)]?.text
  return sign === '%' || (sign === '.' && tokens[behind + 1]?.kind === 'number')
}

/** "2019 & 2020" and "July and August 2018" are one time, "2015 & 2019" are two. */
function isNext(first: CvMonth, second: CvMonth): boolean {
  if (first.year === 0) return first.month !== undefined && first.month + 1 === second.month
  return !first.month && !second.month && first.year + 1 === second.year
}

/** "2025 April – October". */
function inSameYear(first: DateAtom, second: DateAtom | null): DateAtom | null {
  if (!first.isYearFirst || second?.month.year !== 0) return second
  return { ...second, month: { ...second.month, year: first.month.year } }
}

/** Steps over "–", " - ", "to", "To:", "? – ", "until", two signs at most, and filling words like "the". */
function connectorEnd(tokens: readonly DateToken[], from: number) {
  let at = from
  let signs = 0
  let words = 0
  let ands = 0
  for (let steps = 0; steps < 8; steps++) {
    const token = tokens[at]
    if (!token) return null
    if (token.kind === 'space' && token.text.length <= 12) at++
    else if (dash.test(token.text) && signs < 2 && ++signs) at++
    else if (/^[.,)(?|;]$/.test(token.text) && signs + words === 0) at++
    else if (token.kind === 'word' && untilWords.has(fold(token.text)) && ++words) at++
    else if (words === 0 && /^(and|&)$/i.test(token.text) && ++words && ++ands) at++
    else if (words > 0 && /^(the|la|le|ce|l|il|['’])$/i.test(token.text)) at++
    else if (token.text === ':' && isLabel(tokens[at - 1])) at++
    else break
  }
  return signs + words > 0 ? { next: at, isWord: words > 0, isAnd: ands > 0 } : null
}

/** "To:" before the end of a range, as forms have it on one line with its beginning. */
function isLabel(word: DateToken | undefined): boolean {
  return word?.kind === 'word' && untilWords.has(fold(word.text))
}

/** "02.03.2024   18.11.2024": days in two columns of a table are the first and the last. */
function columnEnd(tokens: readonly DateToken[], first: DateAtom) {
  const gap = tokens[first.next]
  const isColumn = gap?.kind === 'space' && gap.text.length > 1
  return isColumn && first.dayFirst && readDate(tokens, first.next + 1)?.dayFirst
    ? { next: first.next + 1, isWord: false, isAnd: false }
    : null
}

/** "Teacher, from 2019" and "From 2019 Teacher" have no end, "moved from 2019 prices" may. */
function standsApart(tokens: readonly DateToken[], from: number, next: number): boolean {
  const gap = tokens[from - 1]
  const isInColumn = gap?.kind === 'space' && gap.text !== ' '
  const before = gap?.kind === 'space' ? tokens[from - 2] : gap
  const after = tokens[dashAt(tokens, next)]
  if (before?.kind === 'word' && !isInColumn) return false
  return (
    !after || after.start > endAt(tokens, next) + 1 || /^(?:[)|:]|\p{Lu}\p{Ll})/u.test(after.text)
  )
}

/** "2019 onwards". */
function onwardsAt(tokens: readonly DateToken[], next: number): number | null {
  const at = dashAt(tokens, next)
  const word = tokens[at]
  return word?.kind === 'word' && /^onwards?$/i.test(word.text) ? at + 1 : null
}

/** "2020 –" before the end of the line, a wide blank or a closing bracket runs until today. */
function isOpenEnded(tokens: readonly DateToken[], next: number): boolean {
  const at = dashAt(tokens, next)
  if (!/^[-–—→]$/.test(tokens[at]?.text ?? '')) return false
  const after = tokens[at + 1]
  if (!after) return true
  return after.kind === 'space'
    ? after.text.length > 1 || /\t/.test(after.text) || tokens[at + 2]?.text === ')'
    : after.text === ')'
}

function dashAt(tokens: readonly DateToken[], next: number): number {
  return tokens[next]?.kind === 'space' ? next + 1 : next
}

/** "May – July 2020": the first month takes the year of the second. */
function inYearOf(month: CvMonth, to: CvMonth | 'present'): CvMonth | null {
  return to === 'present' || !month.month ? null : { year: to.year, month: month.month }
}

function endAt(tokens: readonly DateToken[], next: number): number {
  return tokens[next - 1]?.end ?? 0
}
