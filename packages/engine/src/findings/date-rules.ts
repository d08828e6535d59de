import { type Month, type MonthRange, roleRange } from '../candidate/months-worked.ts'
import { tellsBreak } from '../candidate/tells-break.ts'
import type { Cv, CvRole, CvSchool, CvText } from '../cv/cv.ts'
import type { Quote } from '../text/span.ts'
import type { Finding, FindingRule } from './finding.ts'
import type { FindingCode } from './finding-costs.ts'

const longGapMonths = 12

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
    const latest = candidate.cv.experience.toSorted((a, b) => yearOf(b) - yearOf(a))
    const styles = latest.flatMap(({ dates }) => (dates ? [dateStyle(dates.text)] : []))
    // Of work long ago most people tell the years alone.
    const recent = styles.slice(0, styles.findLastIndex((style) => style !== 'Y') + 1)
    return new Set(recent).size > 1 ? [{ code: 'mixed-date-formats', count: 1, quotes: [] }] : []
  },
  ({ candidate, today }) => {
    const roles = candidate.roles.flatMap((role) => roleRange(role, today) ?? [])
    // A job beside one's studies may have ended after what began later.
    const isSorted = falls(roles.map(({ to }) => to)) || falls(roles.map(({ from }) => from))
    return isSorted ? [] : [{ code: 'not-latest-first', count: 1, quotes: [] }]
  },
  ({ candidate, today }) => {
    const gaps = countGaps(candidate.cv, today)
    // Who says what the time between was for leaves no question open.
    return gaps === 0 || tellsBreak.test(candidate.text)
      ? []
      : [{ code: 'gap-between-roles', count: gaps, quotes: [] }]
  },
]

function falls(months: readonly number[]): boolean {
  return months.every((month, index) => index === 0 || month <= (months[index - 1] ?? month))
}

function found(
  code: FindingCode,
  roles: readonly CvRole[],
  where: (role: CvRole) => CvText | null,
): Finding[] {
  if (roles.length === 0) return []
  return [{ code, count: roles.length, quotes: roles.flatMap((role) => asQuote(where(role))) }]
}

/** Long times behind the first role in which somebody neither worked nor studied. */
function countGaps({ experience, education }: Cv, today: Month): number {
  const worked = experience.flatMap((role) => roleRange(role, today) ?? [])
  const first = Math.min(...worked.map(({ from }) => from))
  const studied = education.flatMap((school) => studyRange(school, today) ?? [])
  const busy = [...worked, ...studied.filter(({ to }) => to >= first)]
  let reached = Number.POSITIVE_INFINITY
  let gaps = 0
  for (const { from, to } of busy.toSorted((a, b) => a.from - b.from)) {
    if (from - reached > longGapMonths) gaps += 1
    reached = reached === Number.POSITIVE_INFINITY ? to : Math.max(reached, to)
  }
  return gaps
}

/** A course without a beginning has taken as long as most do. */
function studyRange(school: CvSchool, today: Month): MonthRange | null {
  const range = roleRange(school, today)
  if (range) return range
  if (!school.to || school.to === 'present') return null
  const to = school.to.year * 12 + (school.to.month ?? 12) - 1
  return { from: to - usualCourse, to }
}

const usualCourse = 36

function asQuote(text: CvText | null): Quote[] {
  return text ? [{ ...text.span, quote: text.quote }] : []
}

function isReversed({ from, to }: CvRole): boolean {
  if (!from || !to || to === 'present') return false
  return from.year * 12 + (from.month ?? 1) > to.year * 12 + (to.month ?? 12)
}

function yearOf({ from, to }: CvRole): number {
  return from?.year ?? (to !== null && to !== 'present' ? to.year : 0)
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
