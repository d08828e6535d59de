import { overlaps } from '../../text/span.ts'
import type { CvHeader, CvRole, CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { findDates, holdsRange } from '../dates/find-dates.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { withoutPlace } from '../words/cut-place.ts'
import { isFullStop } from '../words/end-of-sentence.ts'
import { hinted, titleWeight } from '../words/weigh-words.ts'

/** Lines below the name in which a headline may stand. */
const mostBelowName = 2

/** The header's lines without what says who somebody is: a name above a role belongs to no employer. */
export function linesOfWork(lines: readonly CvLine[], header: CvHeader): CvLine[] {
  const firstDated = lines.findIndex(({ text }) => holdsRange(text))
  const { name, headline } = header
  const top = lines.slice(0, Math.max(0, firstDated)).filter((line) => !isReach(line, header))
  const nameAt = top.findIndex((line) => name !== null && overlaps(line, name.span))
  const heads = headOver(lines[firstDated]) ? linesOver(lines, firstDated, header) : []
  const isPersonal = (line: CvLine, at: number) =>
    at === nameAt ||
    (nameAt >= 0 &&
      at <= nameAt + mostBelowName &&
      !heads.includes(line) &&
      headline &&
      overlaps(line, headline.span))
  return [
    ...top.filter((line, at) => !isPersonal(line, at)),
    ...lines.slice(Math.max(0, firstDated)),
  ]
}

/** "Administrator, Hill Logistics" right above "2018 - present (32 hrs)" is the head of a role, and no headline of who writes none. */
function headOver(line: CvLine | undefined): boolean {
  const [dates] = line ? findDates(line.text) : []
  if (!line || !dates || line.gap > 0) return false
  const beside = `${line.text.slice(0, dates.start)}${line.text.slice(dates.end)}`
  return beside.replace(inBrackets, '').length <= mostLettersBeside
}

const mostLettersBeside = 4
const inBrackets = /\s*\([^()]*\)/

/** "Officer / Hill Logistics" over the dates, set off from what stands above: both are the role's; below a name one is. */
function linesOver(lines: readonly CvLine[], dated: number, { name }: CvHeader): readonly CvLine[] {
  let first = dated - 1
  while (first > 0 && lines[first]?.gap === 0) first -= 1
  const block = lines.slice(Math.max(0, first), dated)
  const isSetOff = first > 0 && block.length <= mostLinesOver
  const isNamed = block.some((line) => name !== null && overlaps(line, name.span))
  return isSetOff && !isNamed ? block : lines.slice(Math.max(0, dated - 1), dated)
}

const mostLinesOver = 2

/** Whether a line says how to reach somebody, and hardly anything else. */
function isReach(line: CvLine, { email, phone, links, location }: CvHeader): boolean {
  if ([email, phone, ...links].some((value) => value && overlaps(line, value.span))) return true
  if (!location || !overlaps(line, location.span)) return false
  return location.quote.length > line.text.length * mostOfLine || addressLabel.test(line.text)
}

const mostOfLine = 0.7
const addressLabel =
  /^(?:(?:home|postal|current) )?(?:address|location|residence|adresse|anschrift)\b/i

/**
 * What somebody calls himself at the top is the title of the role right below it, or of the one that he holds, where
 * that role has no other; what was taken for its title is part of the employer's name then.
 */
export function withHeadline(text: string, roles: readonly CvRole[], header: CvHeader): CvRole[] {
  const title = titleOnTop(text, header)
  const [top] = roles
  if (!title || !top || title.span.end > top.span.start) return [...roles]
  const isRightBelow = isNothingBetween(text, title.span.end, top.span.start)
  const isTop = isRightBelow || roles.length === 1
  const own = isTop ? top : roles.find(({ to }) => to === 'present')
  const weight = titleWeight(own?.title?.text ?? '')
  if (!own?.from || weight >= 2.5) return [...roles]
  if (weight > 0 && !(own === top && isRightBelow && !own.company)) return [...roles]
  const company = wholeName(text, own)
  return company
    ? roles.map((role) => (role === own ? { ...role, title, company } : role))
    : [...roles]
}

/** Nothing stands between but how to reach somebody. */
function isNothingBetween(text: string, from: number, to: number): boolean {
  const [, ...below] = text.slice(from, to).split('\n')
  return (
    below.length > 0 &&
    below.slice(0, -1).every((line) => contact.test(line)) &&
    !below.at(-1)?.trim()
  )
}

const contact = /@|\d(?:\D{0,3}\d){6}|^\s*\p{L}+ ?:|linkedin/iu

function wholeName(text: string, { title, company }: CvRole): CvText | null {
  if (!title || !company) return title ?? company
  const start = Math.min(title.span.start, company.span.start)
  const name = cvText(text, start, Math.max(title.span.end, company.span.end))
  return name && !/[\r\n|\t]/.test(name.quote) && findDates(name.quote).length === 0
    ? name
    : company
}

function titleOnTop(text: string, { headline }: CvHeader): CvText | null {
  if (!headline || titleWeight(headline.text) < hinted) return null
  const stop = [...headline.quote.matchAll(/\. /g)].find(({ index }) =>
    isFullStop(headline.quote, index),
  )
  const end = headline.span.start + (stop?.index ?? headline.quote.length)
  return withoutPlace(text, cvText(text, headline.span.start, end), 'title').value
}
