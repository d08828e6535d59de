import { endOfHead, type HeadEnd } from './end-of-head.ts'
import { endOfSentence } from './end-of-sentence.ts'
import { type FoundDates, findDates } from './find-dates.ts'
import { maybeNames } from './maybe-names.ts'
import type { CvLine } from './read-lines.ts'
import { rolesOnLine } from './roles-on-line.ts'
import { titleWeight } from './weigh-words.ts'

const longestDates = 36

/** Where head and text of a role share a line, or several roles do, it is cut between them. */
export function splitLongHeads(lines: readonly CvLine[]): CvLine[] {
  const split: CvLine[] = []
  let open: FoundDates | null = null
  for (const line of lines) {
    const before = split.at(-1)
    const mayHoldYear = /\d[\dOo]/.test(line.text)
    if (line.bullet && mayHoldYear && isEarlierRole(line.text, open))
      split.push(...headAndBody({ ...line, bullet: false }))
    else if (!line.bullet && isOnlyDates(before)) split.push(...titleAndBody(line))
    else if (!line.bullet && mayHoldYear)
      for (const own of rolesOnLine(line)) split.push(...headAndBody(own))
    else split.push(line)
    if (mayHoldYear && !line.bullet) open = rangeIn(line.text) ?? open
  }
  return split
}

function rangeIn(text: string): FoundDates | null {
  return findDates(text).find(({ from }) => from !== null) ?? null
}

/** "- Junior cook, Hill Inn, 2009 - 2013" among what was done since 2014. */
function isEarlierRole(text: string, open: FoundDates | null): boolean {
  const range = text.length < 300 ? rangeIn(text) : null
  if (!range?.from || !open?.from || range.to === 'present') return false
  const named = text.slice(0, range.start)
  const isBefore = range.from.year < open.from.year && range.to.year <= open.from.year
  return isBefore && /^[^.;:]{3,90}$/.test(named) && titleWeight(named) >= 2.5 && maybeNames(named)
}

function isOnlyDates(line: CvLine | undefined): boolean {
  if (!line || line.text.length > longestDates || line.bullet) return false
  const range = rangeIn(line.text)
  return range !== null && range.end - range.start >= line.text.length - 2
}

/** "Carpenter. New homes and alterations" under its dates. */
function titleAndBody(line: CvLine): CvLine[] {
  const end = endOfSentence(line.text, 0)
  if (end === null || end > longestDates * 2 || line.text[end] !== '.') return [line]
  const title = line.text.slice(0, end)
  const isTitle = titleWeight(title) >= 2.5 && maybeNames(title)
  const next = end + 1 + (/^\s*/.exec(line.text.slice(end + 1))?.[0].length ?? 0)
  return isTitle && next < line.text.length ? cut(line, { end, next, isParted: true }) : [line]
}

function headAndBody(line: CvLine): CvLine[] {
  const place = endOfHead(line.text)
  return place === null ? [line] : cut(line, place)
}

function cut(line: CvLine, { end, next, isParted: isTelling }: HeadEnd): CvLine[] {
  const head = { ...line, end: line.start + end, text: line.text.slice(0, end) }
  const text = line.text.slice(next)
  if (text === '') return [head]
  const start = line.end - text.length
  return [head, { ...line, start, text, gap: 0, numbered: false, hashes: 0, isTelling }]
}
