import type { Candidate } from '../../candidate/candidate.ts'
import type { MatchRow } from '../../match/match-row.ts'
import { foldWord } from '../../text/forms/fold-word.ts'
import type { Feedback } from '../advice.ts'
import { isOfOtherField } from '../advise-turn.ts'
import { choiceShown } from '../choice-shown.ts'
import { joinWords, quoted } from '../in-words.ts'
import { isEarned } from '../is-earned.ts'
import { schoolShown } from '../school-shown.ts'

const mostNamed = 4

/** Licences, certificates and training: what the CV names, and what the posting insists on and it does not. */
export function tellPapers(
  candidate: Pick<Candidate, 'text' | 'cv'>,
  rows: readonly MatchRow[],
): Feedback {
  const papers = rows
    .filter(({ requirement }) => isEarned(requirement))
    .toSorted((a, b) => b.requirement.weight - a.requirement.weight)
  const met = papers.filter(({ status }) => status === 'met')
  const held = met.filter(({ requirement }) => requirement.kind !== 'education')
  const lacking = papers.filter(
    ({ status, requirement }) => status === 'missing' && requirement.importance === 'must',
  )
  // Beside "Journeyman Welder ticket" the degree of somebody of other work reads like mockery.
  const schooled = rows.some(isOfOtherField)
    ? []
    : met.filter(({ requirement }) => requirement.kind === 'education')
  const named = [...new Set(held.map(nameWithProof))].slice(0, mostNamed)
  return {
    strengths: [
      ...(named.length > 0 ? [`Papers asked for are named: ${joinWords(named)}.`] : []),
      ...schooled.map((row) => tellEducation(candidate, row)),
    ],
    weaknesses: [
      ...(lacking.length > 0
        ? [
            `Papers or training the CV does not name: ${joinWords(lacking.slice(0, mostNamed).map(({ requirement }) => quoted(requirement.text)))}.`,
          ]
        : []),
      ...papers.flatMap((row) => tellHalf(candidate, row)),
    ],
  }
}

/** "“RTITB” (as “forklift licence”)": what counts for it is not always what it is called. */
function nameWithProof(row: MatchRow): string {
  const { requirement, evidence } = row
  const [first] = evidence
  const chosen = choiceShown(row)
  if (chosen) return quoted(chosen)
  const asked = foldWord(requirement.text)
  const isSaid =
    !first ||
    foldWord(first.quote)
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => word !== '' && asked.includes(word))
  return isSaid
    ? quoted(requirement.text)
    : `${quoted(requirement.text)} (as ${quoted(first.quote)})`
}

/** A lower level, or one that is not finished, is half of what a posting insists on. */
function tellHalf(
  candidate: Pick<Candidate, 'text' | 'cv'>,
  { requirement, evidence, how, status }: MatchRow,
): string[] {
  const [first] = evidence
  const isHalf = status === 'partly' && how === 'level' && requirement.importance === 'must'
  if (!isHalf || requirement.kind !== 'education' || !first) return []
  const shown = quoted(schoolShown(candidate, first))
  return [`For ${quoted(requirement.text)} the CV shows ${shown}, which counts in part.`]
}

/** A degree of another subject may do, and so may years of work: the posting's words and the CV's, side by side. */
function tellEducation(
  candidate: Pick<Candidate, 'text' | 'cv'>,
  { requirement, evidence, how }: MatchRow,
): string {
  const asked = quoted(requirement.text)
  const [first] = evidence
  if (how === 'years' || !first)
    return `For ${asked}, years of work may stand, as the posting says: the CV shows them.`
  return `For ${asked} the CV shows ${quoted(schoolShown(candidate, first))}.`
}
