import type { Candidate } from '../../candidate/candidate.ts'
import type { MatchRow } from '../../match/match-row.ts'
import { isBelow } from '../../match/papers/credit-paper.ts'
import { readGrade } from '../../papers/paper-marks.ts'
import { quoted } from '../in-words.ts'
import { schoolShown } from '../school-shown.ts'
import { questionFor } from './question-for.ts'
import type { Proposal } from './requirement-changes.ts'

const creditOfHeld = 0.95

/** A level below the one asked for counts in part: whoever holds that one may have left it out. */
export function proposeHigher(
  { requirement, evidence, status, how }: MatchRow,
  candidate: Candidate,
): Proposal | null {
  const [near] = evidence
  const { need } = requirement
  if (!near || need.type !== 'degree' || status !== 'partly' || how !== 'level') return null
  // Who is still studying for what is asked has said so.
  const learnt = schoolShown(candidate, near)
  const level = candidate.degrees.find(({ start }) => start === near.start)?.level ?? 0
  if (level >= need.level && !(need.grade && isBelow(readGrade(learnt), need.grade))) return null
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
