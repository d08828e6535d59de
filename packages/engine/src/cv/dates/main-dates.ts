import type { CvText } from '../cv.ts'
import type { FoundDates } from './find-dates.ts'

/** The first range, else the first date. */
export function mainDates(dates: readonly FoundDates[]): FoundDates | null {
  return dates.find(({ from }) => from !== null) ?? dates[0] ?? null
}

/** The dates as they stand. */
export function datesText(text: string, { start, end }: FoundDates): CvText {
  const quote = text.slice(start, end)
  return { text: quote.replace(/\s+/g, ' '), quote, span: { start, end } }
}
