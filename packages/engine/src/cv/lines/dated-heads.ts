import { type FoundDates, findDates } from '../dates/find-dates.ts'
import { tellsTerms } from '../lexicon/employment-terms.ts'
import { likely, organisationWeight, sure, titleWeight } from '../words/weigh-words.ts'

const mostBehind = 30

/** How a line ends that may head a role: where somebody ended it, behind dates and a few words, or in no such way. */
export type HeadEnding = 'whole' | 'dated' | 'none'

/** "Fitter, Hill Works, 2021 – now (nights)" is whole: what stands below is told of it. No page wraps what stands in columns. */
export function headEnding(line: string): HeadEnding {
  const dates = findDates(line)
  const behind = behindDates(line, dates)
  const isRow = columns.test(line) && dates.some(({ from }) => from !== null)
  if (isRow || isEnd(behind) || namesAllBehind(line, dates)) return 'whole'
  return behind === null ? 'none' : 'dated'
}

/** "2021 – now     Hill Works     Fitter". */
const columns = /\S(?:\t| {3,})\S/

/** "1st Mar 2018 - 10th Dec 2021: Hill Stores, Shop Supervisor": behind the dates nothing but names, the last of them a post. */
function namesAllBehind(line: string, [first]: readonly FoundDates[]): boolean {
  if (!first?.from || first.start > 0 || line.length - first.end > longestPost) return false
  const names = line.slice(first.end)
  return onlyNames.test(names) && titleWeight(names.slice(names.lastIndexOf(',') + 1)) >= likely
}

const onlyNames =
  /^[\s:,|–—-]+\p{Lu}[\p{L}’'&.-]*(?:,? (?:of|and|the|&|\p{Lu}[\p{L}’'&.-]*)){0,12}$/u

/** What stands behind the range of dates that a line ends with, "" where nothing does; null where it ends with none. */
function behindDates(line: string, dates: readonly FoundDates[]): string | null {
  const range = dates.at(-1)
  if (!range?.from || line.length - range.end > mostBehind) return null
  return line.slice(range.end).replace(/^[\s,|/)–—-]+|[\s)]+$/g, '')
}

/** Dates, and on what terms somebody worked, end the head of a role. */
function isEnd(behind: string | null): boolean {
  return behind === '' || (behind !== null && tellsTerms(behind))
}

/** "delivery driver at Hill Vans (2020 – 24)": in small letters, too, a title and dates open an entry. */
export function isDatedPost(line: string): boolean {
  if (line.length > longestPost || !/\d/.test(line.slice(-mostBehind - lettersOfRange)))
    return false
  return titleWeight(line) >= likely && isEnd(behindDates(line, findDates(line)))
}

/** Whether a line is a title or an employer alone, and the line below it, or the one below that name, ends with its dates. */
export function namesHeadOver(
  line: string,
  [below = '', under = '']: readonly (string | undefined)[],
): boolean {
  if (!isName(line)) return false
  const isOverDates =
    headEnding(below) === 'whole' || (isName(below) && headEnding(under) === 'whole')
  return (
    isOverDates &&
    (titleWeight(line) >= likely || organisationWeight(line) >= sure || isDatedPost(below))
  )
}

function isName(line: string): boolean {
  return line.length <= longestName && allNames.test(line)
}

const longestName = 60
const allNames = /^\p{Lu}[\p{L}’'&.-]*(?: (?:of|and|the|for|&|\p{Lu}[\p{L}’'&.-]*)){0,5}$/u
const lettersOfRange = 12
const longestPost = 80
