import { findDates } from '../dates/find-dates.ts'
import { tellsTerms } from '../lexicon/employment-terms.ts'
import { likely, titleWeight } from '../words/weigh-words.ts'

const mostBehind = 30

/** What stands behind the range of dates that a line ends with, "" where nothing does; null where it ends with none. */
export function behindDates(line: string): string | null {
  const range = findDates(line).at(-1)
  if (!range?.from || line.length - range.end > mostBehind) return null
  return line.slice(range.end).replace(/^[\s,|/)–—-]+|[\s)]+$/g, '')
}

/** "Fitter, Hill Works, 2021 – now (nights)": dates, and on what terms somebody worked, end the head of a role. */
function endsDated(line: string): boolean {
  const behind = behindDates(line)
  return behind === '' || (behind !== null && tellsTerms(behind))
}

/** "2021 – now     Hill Works     Fitter": no page wraps what stands in columns. */
function isDatedRow(line: string): boolean {
  return /\S(?:\t| {3,})\S/.test(line) && findDates(line).some(({ from }) => from !== null)
}

/** A dated line that ends where somebody ended it: what stands below is told of it. */
export function isWholeHead(line: string): boolean {
  return endsDated(line) || isDatedRow(line)
}

/** "delivery driver at Hill Vans (2020 – 24)": in small letters, too, a title and dates open an entry. */
export function isDatedPost(line: string): boolean {
  if (line.length > longestPost || !/\d/.test(line.slice(-mostBehind - lettersOfRange)))
    return false
  return titleWeight(line) >= likely && endsDated(line)
}

const lettersOfRange = 12
const longestPost = 80
