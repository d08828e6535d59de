import type { Candidate } from '../../candidate/candidate.ts'
import type { Span } from '../../text/span.ts'

const headlines = 3
const wordsOfAHeadline = 12

/** What people call themselves below their name or of themselves, wherever their address and their schools stand. */
export function isHeadline({ units, cv }: Candidate, { start, end }: Span): boolean {
  const own = cv.sections.filter(({ kind }) => kind === 'header' || kind === 'summary')
  if (!own.some(({ body }) => body.start <= start && end <= body.end)) return false
  const { name, email, phone, location, links } = cv.header
  const headings = cv.sections.map(({ heading }) => heading)
  const beside = [name, email, phone, location, ...links, ...headings, ...cv.beside]
  const isBeside = (unit: Span) =>
    beside.some((each) => each && each.span.start <= unit.start && unit.end <= each.span.end)
  let left = headlines
  for (const unit of units) {
    if (left === 0 || unit.start > start) return false
    if (!own.some(({ body }) => body.start <= unit.start && unit.end <= body.end)) continue
    const isShort = unit.last - unit.first <= wordsOfAHeadline
    if (unit.start <= start && end <= unit.end) return isShort && !isBeside(unit)
    if (!isBeside(unit)) left -= 1
  }
  return false
}
