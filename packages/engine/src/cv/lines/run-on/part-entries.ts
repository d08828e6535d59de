import type { CvSectionKind } from '../../cv.ts'
import { findDates } from '../../dates/find-dates.ts'
import { partHead } from './part-head.ts'

export interface RunOnWord {
  readonly text: string
  /** Where in its line it stands. */
  readonly start: number
}

/** Sections whose entries have heads with dates. */
const dated: ReadonlySet<CvSectionKind> = new Set([
  'experience',
  'education',
  'volunteering',
  'projects',
])

interface Parts {
  /** The words that began a line. */
  readonly firsts: readonly number[]
  /** How many dates entries have. */
  readonly dates: number
}

/** Where in a section lines began: at list marks, and where entries and what is told of them begin. */
export function partEntries(line: string, words: readonly RunOnWord[], kind: CvSectionKind): Parts {
  const marks = marksIn(words)
  if (!dated.has(kind)) return { firsts: marks, dates: 0 }
  const dates = datesIn(line, words, kind)
  const isDateFirst = (dates[0]?.first ?? fewBefore) < fewBefore
  const heads = dates.map((each, at): readonly [first: number, behind: number] =>
    isDateFirst
      ? [each.first, endOfHead(words, each.behind)]
      : [startOfHead(words, each.first, dates[at - 1]?.behind ?? 0), each.behind],
  )
  const isInHead = (mark: number) => heads.some(([first, behind]) => first < mark && mark < behind)
  const within = heads.flatMap(([first, behind], at) =>
    kind === 'education'
      ? []
      : isDateFirst
        ? partHead(words, dates[at]?.behind ?? first, behind)
        : partHead(words, first, dates[at]?.first ?? behind),
  )
  return {
    firsts: [...marks.filter((mark) => !isInHead(mark)), ...heads.flat(), ...within],
    dates: dates.length,
  }
}

const fewBefore = 2

const surelyMarks = /^[•●▪■◦‣➢➤►❖]/u
const dashes = /^[-–—*]$/
const mostMissed = 1

/** Dashes are list marks where several stand before a capital; between names or dates they part. */
function marksIn(words: readonly RunOnWord[]): readonly number[] {
  const marks = words.flatMap(({ text }, at) => (surelyMarks.test(text) ? [at] : []))
  const few = words.flatMap(({ text }, at) =>
    dashes.test(text) && beginsItem(words, at) ? [at] : [],
  )
  return few.length > mostMissed ? [...marks, ...few] : marks
}

function beginsItem(words: readonly RunOnWord[], at: number): boolean {
  const [before = '', next = ''] = [words[at - 1]?.text, words[at + 1]?.text]
  if (!/^[\p{L}\d“"£$€]/u.test(next) || /^(?:present|current|now|today|date)\b/i.test(next))
    return false
  if (
    /^(?:19|20)\d\d\)?$/.test(next) ||
    (/^\p{Lu}\p{Ll}{2,8}\.?$/u.test(next) && isYear(words[at + 2]))
  )
    return false
  return !isYear(words[at - 1]) || !/^\d/.test(next) || before.endsWith(')')
}

function isYear(word: RunOnWord | undefined): boolean {
  return /^(?:\d{1,2}[/.])?(?:19|20)\d\d[,.)]?$/.test(word?.text ?? '')
}

interface Dates {
  readonly first: number
  readonly behind: number
}

/** The longest stretch that dates are looked for in at once. */
const stretch = 1_500

/** Ranges; where somebody learnt, single years as well. */
function datesIn(line: string, words: readonly RunOnWord[], kind: CvSectionKind): readonly Dates[] {
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last) return []
  const found: Dates[] = []
  const end = last.start + last.text.length
  for (let from = first.start; from < end; ) {
    const said = line.slice(from, Math.min(end, from + stretch))
    const dates = findDates(said).filter((each) => each.from !== null || kind === 'education')
    for (const each of dates.toSorted((a, b) => a.start - b.start)) {
      const at = words.findLastIndex(({ start }) => start <= from + each.start)
      const next = words.findIndex(({ start }) => start >= from + each.end)
      if ((found.at(-1)?.behind ?? 0) <= at)
        found.push({ first: at, behind: next < 0 ? words.length : next })
    }
    const lastWord = words.findLast(({ start }) => start < from + stretch)
    from = lastWord && lastWord.start > from ? lastWord.start : end
    if (from + 1 >= end) break
  }
  return found
}

const joining = /^(?:of|and|the|for|at|in|de|la|du|di|upon|&|\/|\||[-–—,])$/iu
const named = /^[“"‘'(]?[\p{Lu}\d&]/u
const sentenceEnd = /(?:\p{Ll}{3}|[)%\d])[.;!?]$/u
const longestHead = 16

/** Back from its dates over capitals and what joins names, to where a sentence or small letters end. */
function startOfHead(words: readonly RunOnWord[], dates: number, floor: number): number {
  const said = (at: number) => words[at]?.text ?? ''
  let at = dates
  while (at > floor && opening.test(said(at - 1))) at--
  // "Child Protection team (2023 – present)": one word in small letters may be the last of a name.
  if (at - 1 > floor && smallWord.test(said(at - 1)) && named.test(said(at - 2))) at--
  while (at > floor && dates - at < longestHead) {
    const bracket = behindBracket.test(said(at - 1)) ? startOfBracket(words, at - 1, floor) : at
    if (bracket < at) at = bracket
    else if (goesOn(said(at - 1), said(at - 2))) at--
    else break
  }
  // "from 82 to 89" ends with a figure, and no name begins with one alone.
  while (at < dates && (!named.test(said(at)) || figure.test(said(at)))) at++
  return at
}

const figure = /^[(£$€]?\d[\d.,]*[%)]?$/

/** "(KS1/2, complex needs)," belongs to what it stands behind. */
function startOfBracket(words: readonly RunOnWord[], last: number, floor: number): number {
  const first = words
    .slice(Math.max(floor, last - longestBracket), last + 1)
    .findLastIndex(({ text }) => text.startsWith('('))
  return first < 0 ? last + 1 : Math.max(floor, last - longestBracket) + first
}

const longestBracket = 5
const behindBracket = /\)[,:;]?$/
const smallWord = /^\p{Ll}+,?$/u

/** A dash behind small letters opens an item of a list; one behind a name parts it from the next. */
function goesOn(word: string, before: string): boolean {
  if (surelyMarks.test(word) || sentenceEnd.test(word)) return false
  if (dashes.test(word)) return named.test(before)
  return named.test(word) || joining.test(word) || opening.test(word)
}

/** "(", or a mark in front of dates. */
const opening = /^[(:|·—–-]$/

/** On from its dates over the names, to the word that the first sentence begins with. */
function endOfHead(words: readonly RunOnWord[], behind: number): number {
  const said = (at: number) => words[at]?.text ?? ''
  let at = behind
  while (at < words.length && isOfHead(words, at)) {
    if (sentenceEnd.test(said(at))) return at + 1
    at++
  }
  return at === words.length ? at : Math.max(behind + 1, at - 1)
}

/** "Northern-style regional operator, Doncaster": small letters before a comma are a part of what stands behind it. */
function isOfHead(words: readonly RunOnWord[], at: number): boolean {
  const word = words[at]?.text ?? ''
  if (named.test(word) || joining.test(word)) return true
  const comma = words.slice(at, at + mostSmall).findIndex(({ text }) => text.endsWith(','))
  if (comma < 0) return false
  const isSmall = words.slice(at, at + comma + 1).every(({ text }) => smallWord.test(text))
  return isSmall && named.test(words[at + comma + 1]?.text ?? '')
}

const mostSmall = 3
