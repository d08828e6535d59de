import type { Candidate } from '../../candidate/candidate.ts'
import type { AskedPaper } from '../../papers/asked-paper.ts'
import { compiled } from '../../text/patterns/compiled.ts'
import { eachSpan } from '../../text/patterns/each-match.ts'
import type { Found } from '../skills/match-terms.ts'
import { findPaper } from './find-paper.ts'

/** With another state's licence one may not begin, and has less far to go than without any. */
const forOther = 0.15

/** A paper that a CV holds for something else than is asked for: a Texas licence in Minnesota, C0 of a licence for CT. */
export function unlessForOther(candidate: Candidate, asked: AskedPaper, found: Found): Found {
  const { heldFor } = asked
  if (!heldFor || found.credit === 0 || compiled(heldFor.own, 'mu').test(candidate.text))
    return found
  const others = eachSpan(candidate.text, compiled(heldFor.others, 'gu'))
  if (others.length === 0) return found
  return findPaper(candidate, others, { asked, how: 'related', share: forOther })
}
