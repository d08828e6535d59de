import { findDates } from '../dates/find-dates.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { isFullStop } from '../words/end-of-sentence.ts'
import { foldedPhrase } from '../words/fold.ts'
import {
  hinted,
  isKnownPlace,
  likely,
  organisationWeight,
  titleWeight,
} from '../words/weigh-words.ts'
import { maybeNames } from './maybe-names.ts'

/** What introduces a role and belongs to no name. */
const introductions: ReadonlySet<string> = new Set(
  'earlier|before|before that|previously|prior|prior to that|currently|current|now|today|work|employment|experience|job|jobs|side job|career|then|davor|zuvor|vorher|avant|auparavant|antes|prima|daarvoor'.split(
    '|',
  ),
)
const longestLine = 500
/** What stands between two roles, or behind an introduction. */
const mayPart = /[;.] |:|\), /
const longestName = 70

/** The roles that share a line, as lines of their own: "Earlier: Buyer, Hill Foods 2015-2019; Packer, Dale Dairy 2012-2015". */
export function rolesOnLine(line: CvLine): CvLine[] {
  if (!mayPart.test(line.text)) return [line]
  const dates = findDates(line.text.slice(0, longestLine)).filter(({ from }) => from !== null)
  if (dates.length === 0 || (dates.length === 1 && introductionOf(line.text) === 0)) return [line]
  const cuts = dates
    .slice(1)
    .flatMap((own, at) => cutBefore(line.text, dates[at]?.end ?? 0, own.start))
  const starts = [0, ...cuts]
  return starts.map((from, at) => {
    const part = line.text.slice(from, starts[at + 1] ?? line.text.length)
    const isLast = at === starts.length - 1
    return partOf(line, from, isLast ? part : part.replace(/[\s;.]+$/, ''))
  })
}

/** Behind the last sign between two ranges, where a name follows it. */
function cutBefore(text: string, from: number, to: number): number[] {
  const between = text.slice(from, to)
  // "Project Manager (2012 – 2017), Graduate Engineer (2009 – 2012)".
  if (/^\), \p{Lu}[^,]+\($/u.test(between) && titleWeight(between.slice(3, -1)) >= likely)
    return [from + 3]
  const at = Math.max(between.lastIndexOf('; '), between.lastIndexOf('. '))
  if (at < 0 || (between[at] === '.' && !isFullStop(text, from + at))) return []
  const named = between.slice(at + 2).replace(/^[^:]{2,20}:\s/, '')
  const isNamed = titleWeight(named) >= likely || organisationWeight(named) >= hinted
  return isNamed && named.length < longestName && maybeNames(named) ? [from + at + 2] : []
}

function partOf(line: CvLine, from: number, text: string): CvLine {
  const skipped = introductionOf(text)
  if (from + skipped === 0 && text === line.text) return line
  const start = line.start + from + skipped
  const gap = from > 0 ? 0 : line.gap
  return { ...line, start, end: line.start + from + text.length, text: text.slice(skipped), gap }
}

/** "Trinidad: Sales clerk, Hill Fabrics, 2012 - 2019". */
function isPlaceOf(text: string, phrase: string): boolean {
  if (phrase === '' || !isKnownPlace(phrase)) return false
  const [, named = ''] = /:\s+([^,|]{3,60}),/.exec(text.slice(0, 110)) ?? []
  return titleWeight(named) >= likely
}

function introductionOf(text: string): number {
  const lead = timeLead.exec(text)?.[0].length
  if (lead !== undefined) return lead
  const match = /^(\p{L}+(?: \p{L}+){0,2})\s?:\s+/u.exec(text.slice(0, 40))
  const phrase = match?.[1] ? foldedPhrase(match[1]) : ''
  return match && (introductions.has(phrase) || isPlaceOf(text, phrase)) ? match[0].length : 0
}

/** "Then Hill Fulfilment, packer", "And before I came here, chef, Hill Resort": when it was, told before the names. */
const timeLead =
  /^(?:[Aa]nd |[Bb]ut )?(?:[Tt]hen|[Ll]ater|[Ee]arlier|[Pp]reviously|(?:[Bb]efore|[Aa]fter|[Pp]rior to) (?:that|this)|before I came here)(?:, (?!I[ '’]|(?:the )?same )(?=\p{L})| (?!I[ '’])(?=\p{Lu}))/u
