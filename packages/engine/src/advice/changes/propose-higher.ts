import type { Candidate } from '../../candidate/candidate.ts'
import type { MatchRow } from '../../match/match-row.ts'
import { quoted } from '../in-words.ts'
import { schoolShown } from '../school-shown.ts'
import { questionFor } from './question-for.ts'
import type { Proposal } from './requirement-changes.ts'

const creditOfHeld = 0.95

/** A level below the one asked for counts in part: whoever holds that one may have left it out. */
export function proposeHigher(
  { requirement, evidence }: MatchRow,
  candidate: Candidate,
): Proposal | null {
  const [near] = evidence
  const { need } = requirement
  if (!near || need.type !== 'degree') return null
  // Who is still studying for what is asked has said so.
  const learnt = schoolShown(candidate, near)
  const level = candidate.degrees.find(({ start }) => start === near.start)?.level ?? 0
  const step = Number(/\blevel (\d)/i.exec(learnt)?.[1] ?? need.grade?.step)
  if (level >= need.level && !(need.grade && step < need.grade.step)) return null
  const [asked, shown] = [quoted(requirement.text), quoted(learnt)]
  return {
    id: `add_${requirement.id}`,
    credit: creditOfHeld,
    isNew: true,
    describe: () => ({
      category: 'Education',
      action: 'add-if-true',
      text: `For ${asked} the CV shows ${shown}, which counts in part. If you hold what is asked for, add it with school and year.`,
      requirementId: requirement.id,
      findingCode: null,
      quote: { start: near.start, end: near.end, quote: near.quote },
      question: questionFor('education', requirement.text),
    }),
  }
}
