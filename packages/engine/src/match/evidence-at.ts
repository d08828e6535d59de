import type { Candidate, CvUnit, Strength } from '../candidate/candidate.ts'
import type { CvSchool } from '../cv/cv.ts'
import { quoteSpan, type Span } from '../text/span.ts'
import type { Evidence, MatchHow } from './match-row.ts'

/** Evidence from a place of the CV, with the line it stands in. */
export function evidenceAt(
  candidate: Candidate,
  span: Span,
  { how, strength }: { readonly how: MatchHow; readonly strength: Strength },
): Evidence {
  const unit = unitAround(candidate, span) ?? span
  const line = { start: unit.start, end: unit.end }
  return { ...quoteSpan(candidate.text, span), line, how, strength }
}

/** The line of a CV that holds a place of it whole. */
export function unitAround({ units }: Candidate, span: Span): CvUnit | undefined {
  return units.find(({ start, end }) => start <= span.start && span.end <= end)
}

/** A school's dates, and that it is not over yet, may stand on another line than what was learnt there. */
export function schoolAround(candidate: Candidate, hit: Span): Span | undefined {
  const around = schoolOf(candidate, hit)
  return around && around.span.end - around.span.start <= longestSchool ? around.span : undefined
}

export function schoolOf({ cv }: Candidate, hit: Span): CvSchool | undefined {
  return cv.education.find(({ span }) => span.start <= hit.start && hit.end <= span.end)
}

const longestSchool = 200
