import type { Candidate } from '../../candidate/candidate.ts'
import { howCredit } from '../../match/credit-rules.ts'
import type { MatchRow } from '../../match/match-row.ts'
import { overlaps, type Span } from '../../text/span.ts'
import { quoted } from '../in-words.ts'
import type { Proposal } from './requirement-changes.ts'

/** Proposes to name what a line seems to tell in words of its own: whoever wrote it knows whether it does. */
export function proposeNaming(
  { requirement, evidence, credit }: MatchRow,
  { cv }: Pick<Candidate, 'cv'>,
): Proposal | null {
  // A title hints at what its role's lines may tell, and cannot be said in other words.
  const isTitle = (each: Span) =>
    cv.experience.some(({ title }) => title && overlaps(title.span, each))
  const told = evidence.find((each) => !isTitle(each))
  const best = told ?? evidence[0]
  if (!best) return null
  const named = quoted(requirement.text)
  return {
    id: `name_${requirement.id}`,
    credit: Math.min(1, credit / howCredit.told),
    isNew: true,
    describe: () => ({
      category: 'Wording',
      action: 'add-if-true',
      text: told
        ? `${quoted(best.quote)} reads like ${named}. If that is what it was, say so with these words.`
        : `The role ${quoted(best.quote)} sounds like ${named}. If your work there has included it, add a line that shows it.`,
      requirementId: requirement.id,
      findingCode: null,
      quote: { start: best.start, end: best.end, quote: best.quote },
      question: `Was this ${named}? What did you do, and for whom?`,
    }),
  }
}
