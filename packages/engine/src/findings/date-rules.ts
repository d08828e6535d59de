import { roleRange } from '../candidate/months-worked.ts'
import type { CvRole, CvText } from '../cv/cv.ts'
import type { Quote } from '../text/span.ts'
import type { Finding, FindingRule } from './finding.ts'
import type { FindingCode } from './finding-costs.ts'

const longGapMonths = 12
/** Who says what the time between was for leaves no question open. */
const tellsBreak =
  /\b(?:(?:career|family) break|maternity leave|mat leave|sabbatical|gap year|home with (?:\S+ ){0,2}(?:child|kid|famil|bab)|(?:car(?:ing|ed|er) for|looked after|raising) (?:my|our))/i

/** What dates say, and what they leave open. */
export const dateRules: readonly FindingRule[] = [
  ({ candidate }) =>
    found(
      'role-without-dates',
      candidate.cv.experience.filter(({ dates }) => !dates),
      ({ title }) => title,
    ),
  ({ candidate }) =>
    found('dates-reversed', candidate.cv.experience.filter(isReversed), ({ dates }) => dates),
  ({ candidate, today }) =>
    found(
      'date-in-future',
      candidate.cv.experience.filter(
        ({ from }) =>
          from !== null && from.year * 12 + (from.month ?? 1) > today.year * 12 + today.month,
      ),
      ({ dates }) => dates,
    ),
  ({ candidate }) => {
    const styles = new Set(
      candidate.cv.experience.flatMap(({ dates }) => (dates ? [dateStyle(dates.text)] : [])),
    )
    return styles.size > 1 ? [{ code: 'mixed-date-formats', count: 1, quotes: [] }] : []
  },
  ({ candidate, today }) => {
    const ends = candidate.cv.experience.flatMap((role) => roleRange(role, today)?.to ?? [])
    const isSorted = ends.every((end, index) => index === 0 || end <= (ends[index - 1] ?? end))
    return isSorted ? [] : [{ code: 'not-latest-first', count: 1, quotes: [] }]
  },
  ({ candidate, today }) => {
    const ranges = candidate.cv.experience
      .flatMap((role) => roleRange(role, today) ?? [])
      .toSorted((a, b) => a.from - b.from)
    let reached = Number.POSITIVE_INFINITY
    let gaps = 0
    for (const { from, to } of ranges) {
      if (from - reached > longGapMonths) gaps += 1
      reached = Math.max(reached === Number.POSITIVE_INFINITY ? to : reached, to)
    }
    return gaps === 0 || tellsBreak.test(candidate.text)
      ? []
      : [{ code: 'gap-between-roles', count: gaps, quotes: [] }]
  },
]

function found(
  code: FindingCode,
  roles: readonly CvRole[],
  where: (role: CvRole) => CvText | null,
): Finding[] {
  if (roles.length === 0) return []
  return [{ code, count: roles.length, quotes: roles.flatMap((role) => asQuote(where(role))) }]
}

function asQuote(text: CvText | null): Quote[] {
  return text ? [{ ...text.span, quote: text.quote }] : []
}

function isReversed({ from, to }: CvRole): boolean {
  if (!from || !to || to === 'present') return false
  return from.year * 12 + (from.month ?? 1) > to.year * 12 + (to.month ?? 12)
}

/** The way a date is written: its letters and figures by kind, without the words for an open end. */
function dateStyle(dates: string): string {
  const first = dates.split(/\s*(?:–|—|-(?!\d\d\b)|\bto\b|\buntil\b)\s*/)[0] ?? dates
  return first
    .replace(/\p{L}+\.?/gu, 'a')
    .replace(/\d{4}/g, 'Y')
    .replace(/\d{1,2}/g, 'n')
    .replace(/\s+/g, ' ')
    .trim()
}
