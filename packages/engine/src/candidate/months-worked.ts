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
  const ranges = roles.flatMap((role) => monthsHeld(role, today)).sort((a, b) => a.from - b.from)
  let months = 0
  let reached = -1
  for (const { from, to } of ranges) {
    const start = Math.max(from, reached + 1)
    if (to >= start) months += to - start + 1
    reached = Math.max(reached, to)
  }
  return months
}

/** A role's months: of "summers 2016 – 2018" three in each year, and not all that lie between. */
function monthsHeld(role: CvRole, today: Month): MonthRange[] {
  const range = roleRange(role, today)
  const season =
    range && bySeason.get(ofSeasons.exec(role.dates?.text ?? '')?.[0].toLowerCase() ?? '')
  if (!range || !season) return range ? [range] : []
  const years = Math.ceil((range.to - range.from + 1) / 12)
  return Array.from({ length: years }, (_, year) => {
    const from = range.from + year * 12 + season.first
    return { from, to: Math.min(from + season.months - 1, range.to) }
  })
}

const ofSeasons = /^(?:summers|winters|seasons)\b/i
/** The month from which a season runs, counted from January, and how long. */
const bySeason: ReadonlyMap<string, { readonly first: number; readonly months: number }> = new Map([
  ['summers', { first: 5, months: 3 }],
  ['winters', { first: 0, months: 3 }],
  ['seasons', { first: 3, months: 6 }],
])

/** When a role was held, or a school attended; `null` where it has no dates or they run backwards. */
export function roleRange(role: Pick<CvRole, 'from' | 'to'>, today: Month): MonthRange | null {
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
