import { isOnlyPlace } from './cut-place.ts'
import { type FoundDates, findDates } from './find-dates.ts'
import { foldedPhrase } from './fold.ts'
import { roleLabels } from './lexicon/organisation-words.ts'
import { groupLines } from './read-items.ts'
import type { CvLine } from './read-lines.ts'
import { organisationWeight, placeWeight, titleWeight } from './weigh-words.ts'

/** A line of an experience section, and whether it could stand in the head of a role. */
export interface RoleLine {
  readonly line: CvLine
  /** Dates at offsets of the text. */
  readonly dates: readonly FoundDates[]
  /** The line's words beside its dates. */
  readonly rest: string
  readonly headish: boolean
  readonly title: number
  readonly company: number
  readonly place: number
}

const longestHead = 150
const leaders = /[._]{4,}/g
/** Sentences of a CV begin with what was done. */
const deed =
  /^(?:\p{Lu}\p{Ll}+(?:ed|ing)|Led|Ran|Built|Wrote|Took|Made|Kept|Sold|Taught|Won|Grew|Cut|Drove|Held|Set|Gave|Met|Saw|Oversaw|Brought|Responsible|Provide|Manage|Maintain|Assist|Perform|Prepare|Ensure|Support|Work|Develop|Create|Coordinate|Conduct|I|We|My|The|As|To|In|On|For|With|This|Our|All|Also|Duties|Responsibilities|Achievements)\b/u
/** Looks at each line of an experience section once. */
export function roleLines(lines: readonly CvLine[]): RoleLine[] {
  const firsts = new Set(groupLines(lines).map((group) => group[0]))
  const marksEntries = bulletsMarkEntries(lines)
  let isBelowDates = false
  return lines.map((listed) => {
    const line = marksEntries && listed.bullet ? { ...listed, bullet: false } : listed
    const isShort =
      line.text.length <= longestHead || line.text.replace(leaders, ' ').length <= longestHead
    const dates = isShort || firsts.has(listed) ? datesOf(line) : []
    const words = wordsBeside(line, dates)
    const isSentence = line.text.length > 70 && /[.;]$/.test(line.text) && dates.length === 0
    const looked = isShort && !isSentence && (!line.bullet || dates.length > 0) ? words : ''
    const isPlace = looked !== '' && looked.length < 60 && isOnlyPlace(looked)
    const title = isPlace ? 0 : titleWeight(looked)
    const company = isPlace ? 0 : organisationWeight(looked)
    const isDated = dates.some((found) => found.from !== null) && isShort
    const opensWithDate = isShort && dates[0]?.start === line.start
    const isStart =
      firsts.has(listed) || isDated || opensWithDate || isBelowDates || isLabelled(line.text)
    isBelowDates = isDated
    const headish =
      isShort &&
      !isSentence &&
      isStart &&
      !line.bullet &&
      !isProse(looked, { title, company, isDated })
    const place = isPlace ? 4 : placeWeight(looked)
    return { line, dates, rest: words, headish, title, company, place }
  })
}

/** Templates put the dots of a timeline before each role, and no sign before what was done in it. */
function bulletsMarkEntries(lines: readonly CvLine[]): boolean {
  const listed = lines.filter(({ bullet }) => bullet)
  const isEntry = ({ text }: CvLine) =>
    text.length <= longestHead && titleWeight(text) + organisationWeight(text) >= 2.5
  return (
    listed.length > 1 &&
    listed.length < lines.length &&
    listed.every((line) => isEntry(line) || findDates(line.text).length > 0) &&
    listed.some((line) => findDates(line.text).some(({ from }) => from !== null))
  )
}

/** "Designation : Turner", wherever a form indents it. */
function isLabelled(words: string): boolean {
  const label = /^([\p{L} ]{3,40}?)[ \t]*[:：]/u.exec(words.slice(0, 60))?.[1]
  return label !== undefined && roleLabels.has(foldedPhrase(label))
}

function datesOf(line: CvLine): FoundDates[] {
  return findDates(line.text).map((found) => ({
    ...found,
    start: line.start + found.start,
    end: line.start + found.end,
  }))
}

function wordsBeside(line: CvLine, dates: readonly FoundDates[]): string {
  let words = ''
  let from = line.start
  for (const { start, end } of dates) {
    words += line.text.slice(from - line.start, start - line.start)
    from = end
  }
  return `${words} ${line.text.slice(from - line.start)}`.replace(/\(\s*\)/g, ' ').trim()
}

/** Sentences are mostly small letters, names are not. */
function smallShare(words: string): number {
  const all = words.match(/\p{L}+/gu) ?? []
  return all.filter((word) => /^\p{Ll}/u.test(word)).length / Math.max(1, all.length)
}

interface Signs {
  readonly title: number
  readonly company: number
  readonly isDated: boolean
}

function isProse(words: string, { title, company, isDated }: Signs): boolean {
  const count = words.split(/\s+/).length
  if (count > 18) return true
  // A dated line of names stays one, whatever the template puts behind it.
  const isNames = isDated && count < 14 && smallShare(words) < 0.3
  if (
    /[.;!?]$/.test(words) &&
    !isNames &&
    count > 6 &&
    !/\b(?:Co|Ltd|Inc|Corp|S\.A|S\.L|e\.V)\.$/.test(words)
  )
    return true
  if (/\p{Ll}{4,}[.;] \p{Lu}\p{L}* ?\p{Ll}/u.test(words)) return true
  if (isDated && count < 14) return false
  if (/^\p{Ll}/u.test(words) && company < 3) return true
  if (deed.test(words) && smallShare(words) > 0.4) return true
  if (count < 3 || (title >= 2.5 && count < 9) || company >= 3) return false
  return (deed.test(words) && smallShare(words) > 0.25) || (count > 5 && smallShare(words) > 0.45)
}
