import type { Candidate } from '../../candidate/candidate.ts'
import type { Requirement } from '../../job/job.ts'
import { isPaper } from '../../lexicon/is-paper.ts'
import type { Span } from '../../text/span.ts'
import { creditOf } from '../credit-rules.ts'
import { evidenceAt } from '../evidence-at.ts'
import { type Found, nothingFound } from '../skills/match-terms.ts'

/** "Postgraduate qualification in CT" is shown by what somebody studied, and not by work with CT. */
export function asStudied(candidate: Candidate, requirement: Requirement, found: Found): Found {
  if (!/\bqualifications?\b/i.test(requirement.text) || isPaper(requirement)) return found
  const { education, certifications } = candidate.cv
  const isStudied = ({ start, end }: Span) =>
    studied.test(candidate.text.slice(start, end)) ||
    [...education, ...certifications].some(({ span }) => span.start <= start && start < span.end)
  const backed = found.evidence.filter(({ line }) => isStudied(line))
  if (backed.length > 0) return { ...found, evidence: [...new Set([...backed, ...found.evidence])] }
  // Where work shows a thing best, its diploma may be named besides.
  const { need } = requirement
  const named = (need.type === 'terms' ? need.anyOf : []).flatMap(
    (name) => candidate.showings.get(name) ?? [],
  )
  const unit =
    named.find((each) => isStudied(each.unit))?.unit ??
    candidate.units.find((each) => found.lines?.includes(each.start) && isStudied(each))
  if (!unit) return nothingFound
  const { start, end, strength } = unit
  const evidence = [evidenceAt(candidate, { start, end }, { how: 'words', strength })]
  return { credit: Math.min(found.credit, creditOf(unit)), how: 'words', evidence }
}

const studied = /\b(?:qualif|diploma|certific|degree|[ns]vq\b|level \d)/i
