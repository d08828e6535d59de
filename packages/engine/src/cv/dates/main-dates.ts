import type { CvText } from '../cv.ts'
import type { FoundDates } from './find-dates.ts'

/** The first range, else the first date. */
export function mainDates(dates: readonly FoundDates[]): FoundDates | null {
  return dates.find(({ from }) => from !== null) ?? dates[0] ?? null
}

/** The dates as they stand; a range whose ends are labelled is the range alone, with a dash. */
export function datesText(text: string, { start, end }: FoundDates): CvText {
  const quote = text.slice(start, end)
  const own = quote.includes(':')
    ? quote.replace(labelBefore, '').replace(labelledEnd, ' – ')
    : quote
  return { text: own.replace(/\s+/g, ' '), quote, span: { start, end } }
}

const labelBefore = /^\p{L}{1,12} ?:[ \t]*/u
const labelledEnd = /[ \t,;|/–—-]*\s\p{L}{1,12} ?:[ \t]*/u
