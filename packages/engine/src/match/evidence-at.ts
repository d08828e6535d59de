import type { Candidate, Strength } from '../candidate/candidate.ts'
import { quoteSpan, type Span } from '../text/span.ts'
import type { Evidence, MatchHow } from './match-row.ts'

/** Evidence from a place of the CV, with the line it stands in. */
export function evidenceAt(
  { text, units }: Candidate,
  span: Span,
  { how, strength }: { readonly how: MatchHow; readonly strength: Strength },
): Evidence {
  const unit = units.find(({ start, end }) => start <= span.start && span.end <= end) ?? span
  return { ...quoteSpan(text, span), line: { start: unit.start, end: unit.end }, how, strength }
}
