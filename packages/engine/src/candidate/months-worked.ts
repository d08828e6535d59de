import type { CvMonth, CvRole } from '../cv/cv.ts'

/** The month a CV is read in; "present" ends there. */
export interface Month {
  readonly year: number
  readonly month: number
}

/** A stretch of months, `to` included, counted from the year 0. */
export interface MonthRange {
  readonly from: number
  readonly to: number
}

/** Months covered by dated roles; where two overlap, each month counts once. */
export function countMonthsWorked(roles: readonly CvRole[], today: Month): number {
  const ranges = roles
    .flatMap((role) => roleRange(role, today) ?? [])
    .sort((a, b) => a.from - b.from)
  let months = 0
  let reached = -1
  for (const { from, to } of ranges) {
    const start = Math.max(from, reached + 1)
    if (to >= start) months += to - start + 1
    reached = Math.max(reached, to)
  }
  return months
}

/** When a role was held; `null` where it has no dates or they run backwards. */
export function roleRange(role: CvRole, today: Month): MonthRange | null {
  if (!role.from) return null
  const from = monthNumber(role.from, 1)
  const now = today.year * 12 + today.month - 1
  const to = role.to === 'present' ? now : role.to ? monthNumber(role.to, 12) : from
  const end = Math.min(to, now)
  return end >= from ? { from, to: end } : null
}

/** Counts months from the year 0; a year alone is taken from its first or to its last month. */
function monthNumber({ year, month }: CvMonth, otherwise: number): number {
  return year * 12 + (month ?? otherwise) - 1
}
