import type { RequirementKind } from '../job/job.ts'
import type { MatchRow } from '../match/match-row.ts'
import { joinWords, quoted } from './in-words.ts'

const mostNamed = 3

/**
 * To somebody of other work every line asked for reads like an invitation to claim it. What helps is
 * said first: words do not turn one trade into another, and what carries over does.
 */
export function adviseTurn(rows: readonly MatchRow[]): string[] {
  const isOtherWork =
    rows.some(isOfOtherField) && !rows.some((row) => row.requirement.kind === 'title' && isMet(row))
  if (!isOtherWork) return []
  const shown = rows.filter(({ requirement }) => !namesNothing.has(requirement.kind))
  const met = shown.filter(isMet)
  const carried = (met.length > 0 ? met : shown.filter(isTold))
    .toSorted((a, b) => b.requirement.weight - a.requirement.weight)
    .slice(0, mostNamed)
    .map(({ requirement }) => quoted(requirement.text))
  const lead =
    carried.length > 0
      ? `lead with what carries over: ${joinWords(carried)}.`
      : 'say in two lines at the top why you turn to it and what carries over.'
  return [
    `Your CV tells of other work than this job’s, and no wording changes that. If you want to move into it: ${lead}`,
  ]
}

/** A task that a few words of the CV answer is no reason to lead with it, nor is a degree that may be of anything, nor the language of the page. */
const namesNothing: ReadonlySet<RequirementKind> = new Set([
  'knock-out',
  'duty',
  'education',
  'experience',
  'language',
  'title',
])

/** The field of work that a posting is of, and of which the CV tells nothing. */
export function isOfOtherField({ requirement, status }: MatchRow): boolean {
  return requirement.need.type === 'field' && status === 'missing'
}

function isTold({ status, how }: MatchRow): boolean {
  return status === 'partly' && how === 'told'
}

function isMet({ status }: MatchRow): boolean {
  return status === 'met'
}
