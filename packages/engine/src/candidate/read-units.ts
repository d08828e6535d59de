import type { Cv, CvRole } from '../cv/cv.ts'
import type { Span } from '../text/span.ts'
import type { Token } from '../text/tokenize.ts'
import { tokensIn } from '../text/tokens-in.ts'
import { splitUnits } from '../text/units.ts'
import type { CvUnit, Strength } from './candidate.ts'
import type { Month } from './months-worked.ts'

const fullForYears = 5
const lossPerYear = 0.03
const leastRecency = 0.7

interface Read {
  readonly text: string
  readonly cv: Cv
  readonly today: Month
}

/** The sentences and bullets of a CV, each with how much it shows and how fresh that is. */
export function readUnits(read: Read, tokens: readonly Token[]): CvUnit[] {
  const { text, cv, today } = read
  const latest = latestYear(cv.experience, today)
  const claims = claimingSpans(read, tokens)
  const work = workSpans(cv)
  const roles = cv.experience.toSorted((a, b) => a.span.start - b.span.start)
  const seen = new Set<string>()
  let at = 0
  return splitUnits(text).map((unit) => {
    while (at < tokens.length && (tokens[at]?.start ?? 0) < unit.start) at += 1
    const first = at
    while (at < tokens.length && (tokens[at]?.start ?? 0) < unit.end) at += 1
    const role = roles.find(({ span }) => holds(span, unit)) ?? null
    const isClaim = claims.some((span) => holds(span, unit))
    const words = { start: unit.start, end: unit.end, first, last: at }
    const said = text.slice(unit.start, unit.end)
    const isRepeat = seen.has(said)
    seen.add(said)
    return {
      ...words,
      role,
      isWork: role !== null || work.some((span) => holds(span, unit)),
      isRepeat,
      strength: readStrength(text, words, { isClaim, inRole: role !== null }),
      recency: recencyOf(role, latest),
      backing: 1,
    }
  })
}

function holds(span: Span, { start, end }: Span): boolean {
  return span.start <= start && end <= span.end
}

const workingKinds: ReadonlySet<string> = new Set(['projects', 'volunteering'])

/** Where a CV tells of work that is no role of its own. */
function workSpans({ sections }: Cv): Span[] {
  return sections.filter(({ kind }) => workingKinds.has(kind)).map(({ body }) => body)
}

const claimingKinds: ReadonlySet<string> = new Set(['skills', 'interests', 'summary'])
/** A list that fills more of a CV is no list: the headings after it were not understood. */
const longestClaim = 0.33
const mostYears = 2

/** Where a CV claims rather than tells: its list of skills, its interests and its summary. */
function claimingSpans({ text, cv }: Read, tokens: readonly Token[]): Span[] {
  return cv.sections.flatMap(({ kind, body }) => {
    if (!claimingKinds.has(kind)) return []
    const years = text.slice(body.start, body.end).match(/\b(?:19|20)\d\d\b/g)?.length ?? 0
    const share = tokensIn(tokens, body).length / tokens.length
    return years > mostYears || share > longestClaim ? [] : [body]
  })
}

interface Place {
  readonly isClaim: boolean
  readonly inRole: boolean
}

function readStrength(
  text: string,
  unit: Span & { readonly first: number; readonly last: number },
  place: Place,
): Strength {
  const words = unit.last - unit.first
  const written = text.slice(unit.start, unit.end)
  const commas = written.split(/[,;|/]/).length - 1
  const isList = commas * 3 > words && !place.inRole
  if (place.isClaim || words < 5 || isList) return 'listed'
  return hasResult(written) ? 'result' : 'described'
}

/** A figure that is not a date: "cut waste by 12 %", "32 beds", "£4m". */
function hasResult(written: string): boolean {
  const withoutDates = written.replace(/\b(?:19|20)\d\d\b|\b\d{1,2}\/(?:19|20)?\d\d\b/g, '')
  return /\d+(?:[.,]\d+)?\s*(?:%|percent)|[$€£]\s*\d|\b\d{2,}\b|\b(?:doubled|tripled|halved)\b/i.test(
    withoutDates,
  )
}

function recencyOf(role: CvRole | null, latest: number | null): number {
  const end = role && roleEndYear(role)
  if (!end || !latest) return 1
  const years = Math.max(0, latest - end - fullForYears)
  return Math.max(leastRecency, 1 - lossPerYear * years)
}

function latestYear(roles: readonly CvRole[], today: Month): number | null {
  if (roles.some((role) => role.to === 'present')) return today.year
  const years = roles.flatMap((role) => roleEndYear(role) ?? [])
  return years.length > 0 ? Math.max(...years) : null
}

/** The year a role ended; an open one has none and is fresh. */
function roleEndYear(role: CvRole): number | null {
  if (role.to === 'present') return null
  return role.to?.year ?? role.from?.year ?? null
}
