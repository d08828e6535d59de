import { howCredit } from '../../match/credit-rules.ts'
import type { MatchRow } from '../../match/match-row.ts'
import { quoted } from '../in-words.ts'
import type { Proposal } from './requirement-changes.ts'

/** Proposes to name what a line seems to tell in words of its own: whoever wrote it knows whether it does. */
export function proposeNaming({ requirement, evidence, credit }: MatchRow): Proposal | null {
  const [best] = evidence
  if (!best) return null
  const named = quoted(requirement.text)
  return {
    id: `name_${requirement.id}`,
    credit: Math.min(1, credit / howCredit.told),
    isNew: true,
    describe: () => ({
      category: 'Wording',
      action: 'add-if-true',
      text: `${quoted(best.quote)} reads like ${named}. If that is what it was, say so with these words.`,
      requirementId: requirement.id,
      findingCode: null,
      quote: { start: best.start, end: best.end, quote: best.quote },
      question: `Was this ${named}? What did you do, and for whom?`,
    }),
  }
}
