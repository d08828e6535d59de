import type { CvMonth } from '../cv.ts'
import { seasonsNames } from '../lexicon/calendar-words.ts'
import { fold } from '../words/fold.ts'
import type { FoundDates } from './find-dates.ts'

const between = /^(?: ?[,/;&+] ?| ?,? ?and )$/i
const wordBefore = /(\p{L}+) $/u

/** "2019, 2020", "seasons 2017, 2019 and 2020": a list of years is one time, of its last years that follow each other. */
export function joinYears(line: string, found: readonly FoundDates[]): readonly FoundDates[] {
  if (found.length === 0 || !found.every(isOfYears)) return found
  const joined: FoundDates[] = []
  let at = 0
  while (at < found.length) {
    const seasons = seasonsBefore(line, found[at])
    const list = listAt(line, found, { at, isOfSeasons: seasons > 0 })
    joined.push(...asOneTime(list, seasons))
    at += list.length
  }
  return joined
}

function isOfYears({ from, to }: FoundDates): boolean {
  return to !== 'present' && !to.month && !from?.month
}

function seasonsBefore(line: string, dates: FoundDates | undefined): number {
  const word = dates && wordBefore.exec(line.slice(0, dates.start))
  return word && seasonsNames.has(fold(word[1] ?? '')) ? word[0].length : 0
}

interface ListPlace {
  readonly at: number
  readonly isOfSeasons: boolean
}

function listAt(
  line: string,
  found: readonly FoundDates[],
  { at, isOfSeasons }: ListPlace,
): FoundDates[] {
  const list = found.slice(at, at + 1)
  for (const next of found.slice(at + 1)) {
    const last = list.at(-1)
    if (!last || !between.test(line.slice(last.end, next.start))) break
    if (!isOfSeasons && !follows(last, next)) break
    list.push(next)
  }
  return list
}

function asOneTime(list: readonly FoundDates[], before: number): FoundDates[] {
  const [first] = list
  const last = list.at(-1)
  if (!first || !last) return []
  const start = first.start - before
  if (list.length === 1) return [{ ...first, start }]
  const run = list.slice(list.findLastIndex((each, at) => !follows(list[at - 1], each)))
  const years = run.flatMap(({ from, to }) => [from, to].flatMap((year) => yearOf(year)))
  const [from, to] = [Math.min(...years), Math.max(...years)]
  const isOne = from === to
  return [{ start, end: last.end, from: isOne ? null : { year: from }, to: { year: to } }]
}

/** The year before or behind it, whichever way the list runs. */
function follows(one: FoundDates | undefined, next: FoundDates): boolean {
  if (!one) return false
  const [nextFirst = 0] = yearOf(next.from ?? next.to)
  const [first = 0] = yearOf(one.from ?? one.to)
  const [last = 0] = yearOf(one.to)
  return nextFirst === last + 1 || (nextFirst === first - 1 && next.from === null)
}

function yearOf(month: CvMonth | 'present' | null): number[] {
  return month === null || month === 'present' ? [] : [month.year]
}
