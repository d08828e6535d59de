import type { Cv, CvSchool } from '../../cv/cv.ts'
import type { Span } from '../../text/span.ts'

const longestSchool = 160

/** Where a CV tells of schools and of nothing else: letters there are degrees. */
export function schoolingSpans({ education }: Pick<Cv, 'education'>): Span[] {
  return education
    .map((school) => (isLong(school.span) ? headOf(school) : school.span))
    .filter((span) => !isLong(span))
}

/** What is told of the time at school may fill half a page. */
function headOf({ span, details }: CvSchool): Span {
  const inside = details.map((detail) => detail.span.start).filter((start) => start > span.start)
  return { start: span.start, end: Math.min(span.end, ...inside) }
}

/** So long is what was not understood. */
function isLong({ start, end }: Span): boolean {
  return end - start > longestSchool
}
