import type { Candidate, HeldTitle } from '../candidate/candidate.ts'
import type { Job } from '../job/job.ts'
import { overlaps, type Span } from '../text/span.ts'
import { tokensIn } from '../text/tokens-in.ts'

const lettersAround = 90

/** Subjects as people shorten them, by their full names. */
const shortOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['laboratory', ['lab']],
  ['mathematics', ['math']],
  ['chemistry', ['chem']],
  ['biology', ['bio']],
  ['electrical', ['elec', 'electrotechnical']],
  ['mechanical', ['mech']],
  ['engineer', ['eng']],
])

interface Subject {
  readonly roots: readonly string[]
  readonly titles: Job['titles']
}

/** Whether a degree is in the subject that is asked for, in another, or in one that the CV leaves open. */
export type SubjectOf = 'asked' | 'other' | 'open'

/**
 * Reads the subject of a degree. A subject of two words ("social work") is named by both, of a longer
 * list any is one; a title of the job's trade beside it names it, too.
 */
export function readSubject(candidate: Candidate, hit: Span, asked: Subject): SubjectOf {
  if (isNamed(candidate, { hit, roots: asked.roots, reach: lettersAround })) return 'asked'
  const isBeside = candidate.titles.some(
    (held) =>
      held.start < hit.end + titleReach &&
      held.end > hit.start - titleReach &&
      isOfTrade(held, asked.titles),
  )
  if (isBeside) return 'asked'
  const following = candidate.text.slice(hit.end, hit.end + lettersAround)
  return saysSubject.test(candidate.text.slice(hit.start, hit.end)) ||
    subjectFollows.test(following)
    ? 'other'
    : 'open'
}

const saysSubject = /\b(?:in|of)$/i
const subjectFollows =
  /^(?: (?:level |lvl )?\d)?(?: \((?!\d)| (?:in|of) | [:–-] | )(?!level|lvl|with|from|at|and)\p{L}{4}/iu

/** Whether the words within some reach of a place name a subject; where none is asked for, any do. */
export function isNamed(
  candidate: Candidate,
  place: { readonly hit: Span; readonly roots: readonly string[]; readonly reach: number },
): boolean {
  const { hit, roots, reach } = place
  const span = { start: hit.start - reach, end: hit.end + reach }
  const around = tokensIn(candidate.tokens, withoutWork(candidate, hit, span))
  const isAround = (asked: string) => {
    const short = shortOf.get(asked)
    return around.some(({ root }) => root === asked || (short?.includes(root) ?? false))
  }
  return roots.length <= 2 ? roots.every(isAround) : roots.some(isAround)
}

/** What stands in lines about work names no subject of a degree below or above them. */
function withoutWork({ units }: Candidate, hit: Span, { start, end }: Span): Span {
  const around = { start, end }
  for (const unit of units) {
    if (!unit.isWork || overlaps(unit, hit)) continue
    if (unit.end <= hit.start) around.start = Math.max(around.start, unit.end)
    else around.end = Math.min(around.end, unit.start)
  }
  return around
}

function isOfTrade({ title }: HeldTitle, titles: Job['titles']): boolean {
  return titles.some(({ family, near }) => family === title.family || near.includes(title.family))
}

/** A title this near to a trade's paper says which trade it is. */
const titleReach = 20
