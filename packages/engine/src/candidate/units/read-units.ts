import type { Cv, CvRole } from '../../cv/cv.ts'
import { isDigit } from '../../text/letters/character-kinds.ts'
import { readLetters } from '../../text/letters/read-letters.ts'
import { withoutKindFigures } from '../../text/patterns/kind-figures.ts'
import type { Span } from '../../text/span.ts'
import type { Token } from '../../text/tokenize.ts'
import { splitUnits } from '../../text/units.ts'
import type { CvUnit, Strength } from '../candidate.ts'
import type { Month } from '../months-worked.ts'
import { frameUnits, type UnitField } from './frame-units.ts'

/** Work that ended this long before the latest ended counts in full; then it fades. Time out of work since costs nothing. */
export const recencyRules = { fullForYears: 5, lossPerYear: 0.03, least: 0.7 } as const

interface Read {
  readonly text: string
  readonly cv: Cv
  /** The roles that are work. */
  readonly roles: readonly CvRole[]
  readonly today: Month
}

/** The sentences and bullets of a CV, each with how much it shows and how fresh that is. */
export function readUnits(read: Read, tokens: readonly Token[]): CvUnit[] {
  const { text, cv, today } = read
  const latest = latestYear(read.roles, today)
  const work = workSpans(cv)
  const roles = read.roles.toSorted((a, b) => a.span.start - b.span.start)
  const isRepeat = repeatFinder(text)
  const letters = readLetters(text)
  const frame = frameUnits(cv)
  const claims = claimingSpans(read, tokens, frame)
  const pieces = joinLists(splitUnits(text, letters, frame), frame)
  let at = 0
  let next = 0
  return pieces.flatMap(({ start, end }) => {
    while (next < frame.length && (frame[next]?.end ?? 0) <= start) next += 1
    const field = frame[next]
    while (at < tokens.length && (tokens[at]?.start ?? 0) < start) at += 1
    const first = at
    while (at < tokens.length && (tokens[at]?.start ?? 0) < end) at += 1
    if (first === at) return []
    const words = { start, end, first, last: at }
    const around = rolesAround(roles, words)
    const signs = readSigns(letters, words)
    const place = { isClaim: isInside(claims, words), inRole: around.length > 0 }
    return [
      {
        start,
        end,
        first,
        last: at,
        roles: around,
        isWork:
          (place.inRole && !(field?.isBeside && within(field, words))) || isInside(work, words),
        isRepeat: isRepeat(words, signs.hash),
        strength: strengthIn(field, words) ?? readStrength(text, words, { ...place, ...signs }),
        recency: place.inRole ? Math.max(...around.map((role) => recencyOf(role, latest))) : 1,
        backing: 1,
      },
    ]
  })
}

/** "Excel; SAP" is one list with "Excel, SAP". */
function joinLists(units: readonly Span[], frame: readonly UnitField[]): readonly Span[] {
  const lists = frame.filter(({ isList }) => isList)
  if (lists.length === 0) return units
  const joined: { start: number; end: number }[] = []
  let at = 0
  for (const { start, end } of units) {
    while (at < lists.length && (lists[at]?.end ?? 0) <= start) at += 1
    const list = lists[at]
    const before = joined.at(-1)
    if (list && before && list.start <= before.start && end <= list.end) before.end = end
    else joined.push({ start, end })
  }
  return joined
}

function strengthIn(field: UnitField | undefined, { start, end }: Span): Strength | undefined {
  return field && within(field, { start, end }) ? field.strength : undefined
}

function within(field: Span, { start, end }: Span): boolean {
  return field.start <= start && end <= field.end
}

const workingKinds: ReadonlySet<string> = new Set(['projects', 'volunteering'])

/** Where a CV tells of work that is no role of its own. */
function workSpans({ sections }: Cv): Span[] {
  return sections.filter(({ kind }) => workingKinds.has(kind)).map(({ body }) => body)
}

/** What stands below titles that were held at one employer tells of all of them. */
function rolesAround(roles: readonly CvRole[], { start, end }: Span): readonly CvRole[] {
  const at = roles.findIndex(({ span }) => span.start <= start && end <= span.end)
  const own = roles[at]
  const [told] = own?.bullets ?? []
  let first = at
  while (own && told && told.span.start <= start && isStacked(roles[first - 1], own)) first -= 1
  return own ? roles.slice(first, at + 1) : []
}

function isStacked(above: CvRole | undefined, { company }: CvRole): boolean {
  return above?.bullets.length === 0 && company !== null && above.company?.text === company.text
}

function isInside(spans: readonly Span[], { start, end }: Span): boolean {
  for (const span of spans) if (span.start <= start && end <= span.end) return true
  return false
}

/** Tells whether an earlier unit said the same; a hash of its letters says most times that none did. */
function repeatFinder(text: string): (unit: Span, hash: number) => boolean {
  const known = new Map<number, Span>()
  const alike = new Set<string>()
  return (unit, hash) => {
    const before = known.get(hash)
    if (!before) {
      known.set(hash, unit)
      return false
    }
    const said = text.slice(unit.start, unit.end)
    if (alike.has(said) || text.slice(before.start, before.end) === said) return true
    alike.add(said)
    return false
  }
}

/** What a look at the letters of a unit tells. */
interface Signs {
  readonly hash: number
  /** How many commas and the like part it. */
  readonly separators: number
  /** Whether it may tell a result: it holds a figure, or a word like "halved". */
  readonly mayTellResult: boolean
}

function readSigns(letters: Uint16Array, { start, end }: Span): Signs {
  let hash = end - start
  let separators = 0
  let mayTellResult = false
  for (let at = start; at < end; at += 1) {
    const code = letters[at] ?? 0
    hash = Math.imul(hash ^ code, 0x01000193)
    if (code === 44 || code === 59 || code === 124 || code === 47) separators += 1
    else if (isDigit(code)) mayTellResult = true
    else if (code === 100 || code === 68) mayTellResult ||= endsLikeHalved(letters, at)
  }
  return { hash, separators, mayTellResult }
}

/** "halved", "doubled" and "tripled" end so. */
function endsLikeHalved(letters: Uint16Array, at: number): boolean {
  const before = (letters[at - 2] ?? 0) | 32
  return ((letters[at - 1] ?? 0) | 32) === 101 && (before === 108 || before === 118)
}

const claimingKinds: ReadonlySet<string> = new Set(['skills', 'interests', 'summary'])
/** A list that fills more of a CV is no list: the headings after it were not understood. */
const longestClaim = 0.33
const mostYears = 2

/** Where a CV claims rather than tells: its list of skills, its interests and its summary. */
function claimingSpans(
  { text, cv }: Read,
  tokens: readonly Token[],
  frame: readonly UnitField[],
): Span[] {
  const bodies = cv.sections.filter(({ kind }) => claimingKinds.has(kind))
  if (bodies.length === 0) return []
  const claims = Map.groupBy(bodies, ({ kind }) => kind)
  const all = wordsIn(tokens, frame)
  return [...claims.values()].flatMap((claim) => {
    const spans = claim.map(({ body }) => body)
    const own = frame.filter((field) => isInside(spans, field))
    const written = own.map(({ start, end }) => text.slice(start, end)).join('\n')
    const years = written.match(/\b(?:19|20)\d\d\b/g)?.length ?? 0
    return years > mostYears || wordsIn(tokens, own) > longestClaim * all ? [] : spans
  })
}

/** How many words stand wholly inside fields that follow each other. */
function wordsIn(tokens: readonly Token[], fields: readonly Span[]): number {
  let words = 0
  let at = 0
  for (const { start, end } of fields) {
    while (at < tokens.length && (tokens[at]?.start ?? start) < start) at += 1
    for (; at < tokens.length && (tokens[at]?.end ?? end) <= end; at += 1) words += 1
  }
  return words
}

interface Place extends Signs {
  readonly isClaim: boolean
  readonly inRole: boolean
}

function readStrength(
  text: string,
  unit: Span & { readonly first: number; readonly last: number },
  place: Place,
): Strength {
  const words = unit.last - unit.first
  const isList = place.separators * 3 > words && !place.inRole
  if (place.isClaim || words < 5 || isList) return 'listed'
  const tells = place.mayTellResult && hasResult(text.slice(unit.start, unit.end))
  return tells ? 'result' : 'described'
}

const dates = /\b(?:19|20)\d\d\b|\b\d{1,2}\/(?:19|20)?\d\d\b/g
const digit = /\d/

/** A figure that is no date and no measure: "cut waste by 12 %", "32 beds", "£4m". */
function hasResult(written: string): boolean {
  const withoutDates = digit.test(written)
    ? withoutKindFigures(written).replace(dates, '')
    : written
  return /\d+(?:[.,]\d+)?\s*(?:%|percent)|[$€£]\s*\d|\b\d{2,}\b|\b(?:doubled|tripled|halved)\b/i.test(
    withoutDates,
  )
}

function recencyOf(role: CvRole, latest: number | null): number {
  const end = roleEndYear(role)
  if (!end || !latest) return 1
  const years = Math.max(0, latest - end - recencyRules.fullForYears)
  return Math.max(recencyRules.least, 1 - recencyRules.lossPerYear * years)
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
