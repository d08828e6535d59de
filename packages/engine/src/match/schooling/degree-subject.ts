import type { Candidate, HeldTitle } from '../../candidate/candidate.ts'
import type { Job } from '../../job/job.ts'
import { overlaps, type Span } from '../../text/span.ts'
import { tokensIn } from '../../text/tokens-in.ts'

const lettersAround = 90

interface Subject {
  readonly subjects: AskedSubjects
  readonly titles: Job['titles']
}

/** Whether a degree is in the subject that is asked for, in another, or in one that the CV leaves open. */
export type SubjectOf = 'asked' | 'other' | 'open'

/** Subjects of which any will do, each by the words that name it. */
type AskedSubjects = readonly (readonly string[])[]

/** Reads the subject of a degree; a title of the job's trade beside it names it, too. */
export function readSubject(candidate: Candidate, hit: Span, asked: Subject): SubjectOf {
  if (isNamed(candidate, { hit, subjects: asked.subjects, reach: lettersAround })) return 'asked'
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
  place: { readonly hit: Span; readonly subjects: AskedSubjects; readonly reach: number },
): boolean {
  const { hit, subjects, reach } = place
  const span = { start: hit.start - reach, end: hit.end + reach }
  const around = tokensIn(candidate.tokens, withoutWork(candidate, hit, span))
  const isAround = (asked: string) => around.some(({ root }) => root === asked)
  return subjects.length === 0 || subjects.some((roots) => roots.every(isAround))
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
