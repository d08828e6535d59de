import { type FoundDates, findDatesOf } from '../dates/find-dates.ts'
import { firstLines } from '../items/read-items.ts'
import { detailStarts, schoolNouns } from '../lexicon/degree-words.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { foldedWords } from '../words/fold.ts'
import { smallShare } from '../words/is-prose.ts'
import { sign, signedWords } from '../words/word-signs.ts'
import { type SchoolPart, schoolParts } from './school-parts.ts'

/** A line of an education section with what it names. */
export interface SchoolLine {
  readonly line: CvLine
  readonly dates: readonly FoundDates[]
  readonly parts: readonly SchoolPart[]
  /** Marks, courses, a thesis: belongs to the entry above. */
  readonly isDetail: boolean
}

const longestLine = 260
const longestEntry = 110
const licences: ReadonlySet<string> = new Set(['licence', 'licences', 'license', 'licenses'])

/** "Enhanced DBS on the update service" is no school, and nobody has studied for it. */
const checks: ReadonlySet<string> = new Set(['dbs', 'pvg', 'crb', 'wwcc', 'clearance', 'cleared'])

/** Looks at each line of an education section once. */
export function schoolLines(text: string, lines: readonly CvLine[]): SchoolLine[] {
  const firsts = firstLines(lines)
  return joinNouns(text, lines).map((line) => {
    const isShort = line.text.length <= longestLine && !isProse(line.text)
    const dates = isShort ? findDatesOf(line) : []
    if (line.bullet && isShort && dates.length === 0 && namesNothing(line.text))
      return { line, dates, parts: [], isDetail: true }
    const parts = isShort ? schoolParts(text, line, dates) : []
    const isNamed = parts.some(({ kind }) => kind !== 'other')
    const isMore = !firsts.has(line) && !isNamed && dates.length === 0
    return { line, dates, parts, isDetail: isMore || isDetailLine(line, parts, dates.length > 0) }
  })
}

/** Long, and mostly in small letters: a sentence about something else. */
function isProse(words: string): boolean {
  return words.length > longestEntry && smallShare(words) > 0.7
}

const learning = sign.schoolNoun | sign.schoolEnding | sign.degree

/** Without a word, a label or an ending that tells, no part of a line is a school or a degree. */
function namesNothing(words: string): boolean {
  if (/:|：|\d\p{L}|certificate|diploma|degree/iu.test(words)) return false
  return (signedWords(words).all & learning) === 0
}

/** "Example State" over "University": a narrow column has broken the name. */
function joinNouns(text: string, lines: readonly CvLine[]): CvLine[] {
  const joined: CvLine[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const isWord = line.gap === 0 && !line.bullet && /^\p{L}+(?:,|$)/u.test(line.text)
    const isNoun = isWord && schoolNouns.has(foldedWords(line.text.split(',', 1)[0] ?? '')[0] ?? '')
    const isName = line.text.includes(',') ? brokenName : wholeName
    if (before && isNoun && isName.test(before.text))
      joined[joined.length - 1] = {
        ...before,
        end: line.end,
        text: text.slice(before.start, line.end).replace(/[^\S ]/g, ' '),
      }
    else joined.push(line)
  }
  return joined
}

const wholeName = /^[\p{L}&.'’ -]+$/u
/** "BSc Surveying, Moorland": the line ends within a name. */
const brokenName = /,\s\p{Lu}[\p{L}'’-]+$/u

function isDetailLine(line: CvLine, parts: readonly SchoolPart[], isDated: boolean): boolean {
  const words = foldedWords(line.text.length > 80 ? line.text.slice(0, 80) : line.text)
  if (detailStarts.has(words[0] ?? '') && !isDated && !parts.some(({ kind }) => kind === 'school'))
    return true
  const isNamed = parts.some(({ kind }) => kind === 'school' || kind === 'degree')
  if (!isNamed && !isDated && words.some((word) => licences.has(word))) return true
  if (!isDated && words.some((word) => checks.has(word))) return true
  if (words.length > 22 || line.text.length > longestLine) return true
  return line.bullet && !isNamed && !isDated
}
