import { type FoundDates, findDates } from '../dates/find-dates.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { endOfSentence } from '../words/end-of-sentence.ts'
import { smallShare } from '../words/is-prose.ts'
import { hinted, likely, titleWeight } from '../words/weigh-words.ts'
import { endOfHead, type HeadEnd } from './end-of-head.ts'
import { maybeNames } from './maybe-names.ts'
import { rolesOnLine } from './roles-on-line.ts'
import { stoppedNames } from './stopped-names.ts'

const longestDates = 36
const longestTitle = 72
const longestEntry = 300

/** Where head and text of a role share a line, or several roles do, it is cut between them. */
export function splitLongHeads(lines: readonly CvLine[]): CvLine[] {
  const split: CvLine[] = []
  const dated: CvLine[] = []
  for (const line of lines) {
    const mayHoldYear = /\d[\dOo]/.test(line.text)
    if (line.bullet) split.push(...(mayHoldYear ? earlierRole(line, dated) : [line]))
    else split.push(...(titleAndBody(line, split.at(-1)) ?? (mayHoldYear ? headsOn(line) : [line])))
    if (mayHoldYear && !line.bullet) dated.push(line)
  }
  return split
}

function headsOn(line: CvLine): CvLine[] {
  const stopped = stoppedHead(line) ?? stoppedNames(line)
  if (stopped) return stopped
  const roles = rolesOnLine(line)
  return roles.length > 1 ? roles.flatMap(headAndBody) : headAndBody(roles[0] ?? line)
}

function rangeIn(text: string): FoundDates | null {
  return findDates(text).find(({ from }) => from !== null) ?? null
}

/** "- Junior cook, Hill Inn, 2009 - 2013" among what was done since 2014. */
function earlierRole(line: CvLine, dated: readonly CvLine[]): CvLine[] {
  const range = line.text.length < longestEntry ? rangeIn(line.text) : null
  if (!range?.from || range.to === 'present') return [line]
  const named = line.text.slice(0, range.start)
  const isNamed = /^[^.;:]{3,90}$/.test(named) && titleWeight(named) >= likely && maybeNames(named)
  if (!isNamed) return [line]
  const above = dated.findLast(({ text }) => rangeIn(text) !== null)
  const open = above ? rangeIn(above.text)?.from : null
  const isBefore = open && range.from.year < open.year && range.to.year <= open.year
  return isBefore ? headAndBody({ ...line, bullet: false }) : [line]
}

function isOnlyDates(line: CvLine | undefined): boolean {
  if (!line || line.text.length > longestDates || line.bullet) return false
  const range = rangeIn(line.text)
  return range !== null && range.end - range.start >= line.text.length - 2
}

/** "Carpenter. New homes and alterations" under its dates. */
function titleAndBody(line: CvLine, before: CvLine | undefined): CvLine[] | null {
  const place = isOnlyDates(before) ? endOfTitle(line.text, 0) : null
  return place && place.next < line.text.length ? cut(line, place) : null
}

/** Where a sentence ends that is no more than a title: "Carpenter. New homes". */
function endOfTitle(text: string, from: number): HeadEnd | null {
  const end = endOfSentence(text, from)
  if (end === null || end - from > longestTitle || text[end] !== '.') return null
  const title = text.slice(from, end)
  if (titleWeight(title) < likely || !maybeNames(title)) return null
  const next = end + 1 + (/^\s*/.exec(text.slice(end + 1))?.[0].length ?? 0)
  return { end, next, isParted: true }
}

/** "Joiner. Foyle Shopfitting. Bench and site. 2014 to 2020.": what was done stands between the names and the dates. */
function stoppedHead(line: CvLine): CvLine[] | null {
  const { text, start } = line
  const place = endOfTitle(text, 0)
  const stop = place && endOfSentence(text, place.next)
  const range = stop ? rangeIn(text) : null
  if (!place || !stop || !range || /[^\s.]/.test(text.slice(range.end))) return null
  const firm = text.slice(place.next, stop)
  const isNamed = firm.length <= longestTitle && /^\p{Lu}/u.test(firm) && smallShare(firm) < 0.5
  const from = stop + 2
  const told = text.slice(from, range.start).trim()
  if (!isNamed || !maybeNames(firm) || !told.endsWith('.')) return null
  return [
    { ...line, end: start + stop, text: text.slice(0, stop), isHead: true },
    { ...line, start: start + range.start, text: text.slice(range.start), gap: 0 },
    {
      ...line,
      start: start + from,
      end: start + from + told.length,
      text: told,
      gap: 0,
      isTelling: true,
    },
  ]
}

/** "The Plough (2019 to 2021): Line cook. Ran the grill": what tells no title yet goes on with one. */
function headAndBody(line: CvLine): CvLine[] {
  const place = endOfHead(line.text)
  if (place === null) return [line]
  const isUntitled = titleWeight(line.text.slice(0, place.end)) < hinted
  return cut(line, (isUntitled && endOfTitle(line.text, place.next)) || place)
}

function cut(line: CvLine, { end, next, isParted: isTelling }: HeadEnd): CvLine[] {
  const head = { ...line, end: line.start + end, text: line.text.slice(0, end) }
  const text = line.text.slice(next)
  if (text === '') return [head]
  const start = line.end - text.length
  return [head, { ...line, start, text, gap: 0, numbered: false, hashes: 0, isTelling }]
}
