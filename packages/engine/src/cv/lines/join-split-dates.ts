import { findDates } from '../dates/find-dates.ts'
import { presentWords, untilWords } from '../lexicon/calendar-words.ts'
import { fold } from '../words/fold.ts'
import type { CvLine } from './read-lines.ts'

const longestDate = 24

/**
 * A range whose ends a file reader put on lines of their own ("May 2015", "to", "Current") becomes one line again, and so
 * does a line that ends within one ("Cook, Hill Inn, 2019", "till date").
 */
export function joinSplitDates(text: string, lines: readonly CvLine[]): CvLine[] {
  const joined: CvLine[] = []
  let at = 0
  while (at < lines.length) {
    const first = lines[at]
    const apart = first && isOnlyDate(first) ? endOfRange(lines, at) : null
    const last = apart ?? (first && endsWithinRange(text, first, lines[at + 1]) ? at + 1 : null)
    if (!first) break
    if (last === null) {
      joined.push(first.index === joined.length ? first : { ...first, index: joined.length })
    } else {
      const end = lines[last]?.end ?? first.end
      const words = text.slice(first.start, end).replace(/[\r\n]/g, ' ')
      joined.push({ ...first, index: joined.length, end, text: words })
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

/** "… – Jan 2019" over "till date", "… 2015 to" over "2018": a page has broken the line within its dates. */
function endsWithinRange(text: string, first: CvLine, next: CvLine | undefined): boolean {
  if (!next || next.gap > 0 || first.bullet) return false
  const start = Math.max(first.start, first.end - longestDate)
  if (!breaksInRange.test(text.slice(start, first.end))) return false
  const words = text.slice(start, Math.min(next.end, next.start + longestDate))
  const border = first.end - start
  if (!goesOnInRange.test(words.slice(border).trimStart())) return false
  return findDates(words.replace(/[\r\n]/g, ' ')).some(
    (found) => found.from !== null && found.start < border && found.end > border,
  )
}

const until = `(?:[-–—]|to|till|until|bis|au|hasta)`
const breaksInRange = new RegExp(String.raw`(?:^|[^\p{L}\d])(?:19|20)\d\d(?: ?${until})?$`, 'iu')
const goesOnInRange = new RegExp(
  String.raw`^(?:${until}\s|\p{L}+\.? (?:19|20)\d\d|(?:19|20)\d\d|\p{L}+[).,]*$)`,
  'iu',
)

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
