import { findDates } from '../dates/find-dates.ts'
import { presentWords, untilWords } from '../lexicon/calendar-words.ts'
import { fold } from '../words/fold.ts'
import type { CvLine } from './read-lines.ts'

const longestDate = 24

/** A range whose ends a file reader put on lines of their own ("May 2015", "to", "Current") becomes one line again. */
export function joinSplitDates(text: string, lines: readonly CvLine[]): CvLine[] {
  const joined: CvLine[] = []
  let at = 0
  while (at < lines.length) {
    const first = lines[at]
    const last = first && isOnlyDate(first) ? endOfRange(lines, at) : null
    if (!first) break
    if (last === null) {
      joined.push(first.index === joined.length ? first : { ...first, index: joined.length })
    } else {
      const end = lines[last]?.end ?? first.end
      joined.push({ ...first, index: joined.length, end, text: text.slice(first.start, end) })
    }
    at = (last ?? at) + 1
  }
  return joined
}

function endOfRange(lines: readonly CvLine[], at: number): number | null {
  const next = lines[at + 1]
  if (!next || next.text.length > longestDate) return null
  const isJoint = untilWords.has(fold(next.text.trim()))
  const isAfterDash = next.gap === 1 && isToday(next)
  if (!isJoint && !isAfterDash) return null
  const lastAt = isJoint ? at + 2 : at + 1
  const last = lines[lastAt]
  return last && (isOnlyDate(last) || isToday(last)) ? lastAt : null
}

function isToday({ text }: CvLine): boolean {
  return presentWords.has(fold(text.trim()))
}

function isOnlyDate({ text }: CvLine): boolean {
  if (text.length > longestDate || !/\d{2}/.test(text)) return false
  const [found] = findDates(text)
  return (
    found !== undefined && found.from === null && found.end - found.start >= text.trim().length - 2
  )
}
