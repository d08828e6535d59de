import { fill } from '../fill.ts'

export interface Month {
  readonly year: number
  readonly month: number
}

/** How people write from when to when, of a job they left and of the one they have. */
export interface DateFormat {
  readonly ended: string
  readonly open: string
}

export const dateFormats: readonly DateFormat[] = [
  { ended: '{2019}-{2021}', open: '{2019}-now' },
  { ended: '{2019} to {2021}', open: '{2019} to present' },
  { ended: '{2019} – {21}', open: '{2019} – date' },
  { ended: '{March} {2019} - {June} {2021}', open: '{March} {2019} - Present' },
  { ended: 'from {March} {2019} to {June} {2021}', open: 'since {March} {2019}' },
  { ended: '{March} {2019} until {June} {2021}', open: '{March} {2019} until now' },
  { ended: '{March} ’{19} – {June} ’{21}', open: '{March} ’{19} – now' },
  { ended: "{March} '{19} – {June} '{21}", open: "{March} '{19} – now" },
  { ended: '{5th} {March} {2019} - {8th} {June} {2021}', open: '{5th} {March} {2019} - to date' },
  { ended: '{03}/{2019} – {06}/{2021}', open: '{03}/{2019} – current' },
  { ended: '{03}/{19} - {06}/{21}', open: '{03}/{19} - now' },
  { ended: '{03}.{2019}-{06}.{2021}', open: '{03}.{2019}-today' },
]

export function writeDates(format: DateFormat, from: Month, to: Month | 'present'): string {
  const begun = {
    2019: String(from.year),
    19: twoDigits(from.year % 100),
    '03': twoDigits(from.month),
    March: nameMonth(from),
    '5th': nameDay(from),
  }
  if (to === 'present') return fill(format.open, begun)
  return fill(format.ended, {
    ...begun,
    2021: String(to.year),
    21: twoDigits(to.year % 100),
    '06': twoDigits(to.month),
    June: nameMonth(to),
    '8th': nameDay(to),
  })
}

const monthNames = [
  'Jan',
  'Feb',
  'March',
  'April',
  'May',
  'June',
  'July',
  'Aug',
  'Sept',
  'Oct',
  'Nov',
  'Dec',
]

function nameMonth({ month }: Month): string {
  return monthNames[month - 1] ?? ''
}

/** From the 4th to the 15th, each of which ends in "th". */
function nameDay({ month }: Month): string {
  return `${month + 3}th`
}

function twoDigits(figure: number): string {
  return String(figure).padStart(2, '0')
}
