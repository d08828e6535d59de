import type { Candidate } from '../../candidate/candidate.ts'
import type { Span } from '../../text/span.ts'

const headlines = 3
const wordsOfAHeadline = 12

/** What people call themselves below their name, wherever their address stands. */
export function isHeadline({ units, cv }: Candidate, { start, end }: Span): boolean {
  const { name, email, phone, location, links } = cv.header
  const headings = cv.sections.map(({ heading }) => heading)
  const beside = [name, email, phone, location, ...links, ...headings]
  const isBeside = (unit: Span) =>
    beside.some((each) => each && each.span.start <= unit.start && unit.end <= each.span.end)
  let left = headlines
  for (const unit of units) {
    if (left === 0 || unit.start > start) return false
    const isShort = unit.last - unit.first <= wordsOfAHeadline
    if (unit.start <= start && end <= unit.end) return isShort && !isBeside(unit)
    if (!isBeside(unit)) left -= 1
  }
  return false
}
