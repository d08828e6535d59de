import type { CvMonth } from '../cv/cv.ts'
import { findDates } from '../cv/dates/find-dates.ts'
import type { Span } from '../text/span.ts'

/** From when on somebody did what a line tells at a place, where it says so: "since 2024 also responsible for payroll". */
export function toldSince(text: string, line: Span, place: number): CvMonth | null {
  const written = text.slice(line.start, line.end)
  const at = place - line.start
  const found = findDates(written).find(({ start, to }) => {
    if (to !== 'present') return false
    const opens = /(?:^|[,;:]|\band)\W*$/.test(written.slice(0, start))
    // "Ran the payroll, without an error since 2022" is not said of the payroll.
    return at < start ? !opens && !/[,;:]/.test(written.slice(at, start)) : opens
  })
  return found?.from ?? null
}
