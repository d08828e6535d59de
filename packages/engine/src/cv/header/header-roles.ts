import { overlaps } from '../../text/span.ts'
import type { CvHeader, CvRole, CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { findDates } from '../dates/find-dates.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { withoutPlace } from '../words/cut-place.ts'
import { isFullStop } from '../words/end-of-sentence.ts'
import { titleWeight } from '../words/weigh-words.ts'

/** Lines below the name in which a headline may stand. */
const mostBelowName = 2

/** The header's lines without what says who somebody is: a name above a role belongs to no employer. */
export function linesOfWork(lines: readonly CvLine[], header: CvHeader): CvLine[] {
  const firstDated = lines.findIndex(({ text }) =>
    findDates(text).some(({ from }) => from !== null),
  )
  const { name, headline } = header
  const nameAt = lines.findIndex((line) => name !== null && overlaps(line, name.span))
  const own = [header.email, header.phone, ...header.links].filter((value) => value !== null)
  const isPersonal = (line: CvLine, at: number) =>
    at < firstDated &&
    (at === nameAt ||
      own.some((value) => overlaps(line, value.span)) ||
      (nameAt >= 0 && at <= nameAt + mostBelowName && headline && overlaps(line, headline.span)))
  return lines.filter((line, at) => !isPersonal(line, at))
}

/**
 * What somebody calls himself at the top is the title of the role right below it, or of the one that he holds, where
 * that role has no other; what was taken for its title is part of the employer's name then.
 */
export function withHeadline(text: string, roles: readonly CvRole[], header: CvHeader): CvRole[] {
  const title = titleOnTop(text, header)
  const [first, ...others] = roles
  if (!title || !first?.from || title.span.end > first.span.start) return [...roles]
  const isRightBelow = /^[^\n]*\n[^\S\n]*$/.test(text.slice(title.span.end, first.span.start))
  const isHeld = first.to === 'present' || others.length === 0 || isRightBelow
  const own = titleWeight(first.title?.text ?? '')
  if (!isHeld || own >= 2.5 || (own > 0 && !(isRightBelow && !first.company))) return [...roles]
  const company = wholeName(text, first)
  return company ? [{ ...first, title, company }, ...others] : [...roles]
}

function wholeName(text: string, { title, company }: CvRole): CvText | null {
  if (!title || !company) return title ?? company
  const start = Math.min(title.span.start, company.span.start)
  const name = cvText(text, start, Math.max(title.span.end, company.span.end))
  return name && !/[\r\n|\t]/.test(name.quote) && findDates(name.quote).length === 0
    ? name
    : company
}

function titleOnTop(text: string, { headline }: CvHeader): CvText | null {
  if (!headline || titleWeight(headline.text) < 1.5) return null
  const stop = [...headline.quote.matchAll(/\. /g)].find(({ index }) =>
    isFullStop(headline.quote, index),
  )
  const end = headline.span.start + (stop?.index ?? headline.quote.length)
  return withoutPlace(text, cvText(text, headline.span.start, end), 'title').value
}
