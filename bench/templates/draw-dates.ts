import type { Chance } from './chance.ts'
import type { Month } from './made-up-cv.ts'

export type DrawDates = (from: Month, to: Month | 'present') => string

/** One way to write dates, kept to through a whole CV. */
export function chooseDates(chance: Chance): DrawDates {
  const draw = chance.pick(months)
  const between = chance.pick([' – ', ' - ', '–', ' to ', ' — '])
  const now = chance.pick(['Present', 'present', 'Now', 'Current', 'Today'])
  return (from, to) => `${draw(from)}${between}${to === 'present' ? now : draw(to)}`
}

const long = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

const months: readonly ((month: Month) => string)[] = [
  ({ year, month }) => `${long[month - 1]} ${year}`,
  ({ year, month }) => `${long[month - 1]?.slice(0, 3)} ${year}`,
  ({ year, month }) => `${long[month - 1]?.slice(0, 3).toUpperCase()} ${year}`,
  ({ year, month }) => `${String(month).padStart(2, '0')}/${year}`,
  ({ year, month }) => `${String(month).padStart(2, '0')}.${year}`,
  ({ year }) => String(year),
  ({ year, month }) => `${long[month - 1]?.slice(0, 3)}. ${year}`,
]
