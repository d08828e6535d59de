import { analyze, type Report } from '../../src/analyze.ts'
import type { Requirement } from '../../src/job/job.ts'
import { readJob } from '../../src/job/read-job.ts'
import { readKnowledge } from '../../src/knowledge.ts'
import { readWords } from '../../src/lexicon/find/read-words.ts'
import type { MatchRow } from '../../src/match/match-row.ts'
import type { Ask, GoldenCase, PostingCase } from './golden-case.ts'

const claimKinds = ['asks', 'asksNot', 'shows', 'lacks', 'order', 'level'] as const

export type ClaimKind = (typeof claimKinds)[number]

/** One thing a recruiter says of a case, and whether the engine says it too. */
export interface Claim {
  readonly kind: ClaimKind
  readonly claim: string
  readonly holds: boolean
}

/** A strong applicant is told at least this, a stranger to the field less than that. */
const strongFrom = 65
const farBelow = 30

/** Asks the engine about a case and compares its answers with the recruiter's, claim by claim. */
export function checkCase(goldenCase: GoldenCase): Claim[] {
  const reports = readReports(goldenCase)
  const claims = [
    ...checkShows(goldenCase, reports.strong),
    ...checkLacks(goldenCase, reports.fair),
    ...checkOrder(reports),
    ...checkLevel(reports),
  ]
  return [...checkPosting(goldenCase), ...claims.map((each) => nameCase(goldenCase, each))]
}

/** Compares what the engine reads in a posting with what a recruiter reads. */
export function checkPosting(postingCase: PostingCase): Claim[] {
  const { lexicon, words } = readKnowledge()
  const { requirements } = readJob(lexicon, words, readWords(lexicon, postingCase.posting))
  return [...checkAsks(postingCase, requirements), ...checkAsksNot(postingCase, requirements)].map(
    (each) => nameCase(postingCase, each),
  )
}

/** How many claims of each kind hold, leaving out kinds of which there are none. */
export function countClaims(claims: readonly Claim[]) {
  return claimKinds.flatMap((kind) => {
    const ofKind = claims.filter((each) => each.kind === kind)
    const hold = ofKind.filter(({ holds }) => holds).length
    return ofKind.length === 0 ? [] : [{ kind, hold, of: ofKind.length }]
  })
}

/** A refused pair has no report, and no claim about it holds. */
type Reports = Readonly<Record<keyof GoldenCase['cvs'], Report | null>>

function readReports({ posting, cvs }: GoldenCase): Reports {
  const read = (cvText: string) => {
    const report = analyze({ cvText, jobText: posting, today: { year: 2026, month: 11 } })
    return report.status === 'scored' ? report : null
  }
  return {
    strong: read(cvs.strong),
    fair: read(cvs.fair),
    near: read(cvs.near),
    far: read(cvs.far),
  }
}

function nameCase({ profession }: PostingCase, claim: Claim): Claim {
  return { ...claim, claim: `${profession}: ${claim.claim}` }
}

function checkAsks({ asks }: PostingCase, requirements: readonly Requirement[]): Claim[] {
  return asks.map((ask) => checkAsk(ask, requirements))
}

function checkAsk({ words, importance }: Ask, requirements: readonly Requirement[]): Claim {
  const found = requirements.filter((requirement) => isAbout(requirement, words))
  const holds = found.some((each) => weighsAs(each, importance))
  const seen = found.map((each) => `${each.text} (${each.importance})`).join(', ') || 'nothing'
  const wanted = importance ? `"${words}" as ${importance}` : `"${words}"`
  return { kind: 'asks', claim: `asks ${wanted}; read: ${seen}`, holds }
}

function weighsAs(requirement: Requirement, importance: Ask['importance']): boolean {
  if (importance === undefined) return true
  if (importance === 'optional') return requirement.importance !== 'must'
  return requirement.importance === importance
}

function checkAsksNot(
  { asksNot, posting }: PostingCase,
  requirements: readonly Requirement[],
): Claim[] {
  return asksNot.map((words) => {
    const places = placesOf(posting, words)
    const found = requirements.filter(({ quote }) => places.some((at) => overlap(at, quote)))
    const seen = found.map(({ text }) => text).join(', ')
    return {
      kind: 'asksNot',
      claim: `does not ask "${words}"; read: ${seen}`,
      holds: found.length === 0,
    }
  })
}

function checkShows({ shows, cvs }: GoldenCase, strong: Report | null): Claim[] {
  return shows.map(({ words, quotes }) => {
    const places = quotes.flatMap((quote) => placesOf(cvs.strong, quote))
    const rows = rowsAbout(strong, words)
    const holds = rows.some(
      ({ status, evidence }) =>
        (status === 'met' || status === 'partly') &&
        evidence.some((each) => places.some((at) => overlap(at, each))),
    )
    return {
      kind: 'shows',
      claim: `strong shows "${words}" by "${quotes[0]}"; ${tell(rows)}`,
      holds,
    }
  })
}

function checkLacks({ lacks }: GoldenCase, fair: Report | null): Claim[] {
  return lacks.map((words) => {
    const [closest] = rowsAbout(fair, words)
    const holds = closest?.status === 'missing'
    return {
      kind: 'lacks',
      claim: `fair lacks "${words}"; ${tell(closest ? [closest] : [])}`,
      holds,
    }
  })
}

function checkOrder({ strong, fair, near, far }: Reports): Claim[] {
  const above = (high: Report | null, low: Report | null) =>
    high !== null && low !== null && high.score > low.score
  const notBelow = near !== null && far !== null && near.score >= far.score
  return [
    order(`strong ${scoreOf(strong)} > fair ${scoreOf(fair)}`, above(strong, fair)),
    order(`fair ${scoreOf(fair)} > near ${scoreOf(near)}`, above(fair, near)),
    order(`near ${scoreOf(near)} >= far ${scoreOf(far)}`, notBelow),
  ]
}

function order(claim: string, holds: boolean): Claim {
  return { kind: 'order', claim, holds }
}

function checkLevel({ strong, far }: Reports): Claim[] {
  const isHigh = strong !== null && strong.score >= strongFrom
  const isLow = far !== null && far.score < farBelow
  return [
    { kind: 'level', claim: `strong ${scoreOf(strong)} >= ${strongFrom}`, holds: isHigh },
    { kind: 'level', claim: `far ${scoreOf(far)} < ${farBelow}`, holds: isLow },
  ]
}

function scoreOf(report: Report | null): string {
  return report ? String(report.score) : 'refused'
}

function tell(rows: readonly MatchRow[]): string {
  const seen = rows.map(({ requirement, status, evidence }) => {
    const quotes = evidence.map(({ quote }) => `"${quote}"`).join(', ')
    return `${requirement.text}: ${status}${quotes && ` by ${quotes}`}`
  })
  return `read: ${seen.join('; ') || 'no such requirement'}`
}

/** Rows about these words, the closest in length first. */
function rowsAbout(report: Report | null, words: string): readonly MatchRow[] {
  const distance = ({ requirement }: MatchRow) => Math.abs(requirement.text.length - words.length)
  return (report?.rows ?? [])
    .filter(({ requirement }) => isAbout(requirement, words))
    .toSorted((left, right) => distance(left) - distance(right))
}

function isAbout({ text, quote }: Requirement, words: string): boolean {
  const asked = fold(words)
  return [fold(text), fold(quote.quote)].some(
    (read) => holdsWords(read, asked) || (holdsWords(asked, read) && isMostOf(read, asked)),
  )
}

/** A single word of a longer demand is not that demand. */
function isMostOf(part: string, whole: string): boolean {
  return part.split(' ').length * 2 >= whole.split(' ').length
}

/** Whole words only: no "R" in "ward", no "Java" in "JavaScript". */
function holdsWords(text: string, words: string): boolean {
  const at = text.indexOf(words)
  if (words === '' || at < 0) return false
  const isEdge = (letter: string | undefined) =>
    letter === undefined || !/[\p{L}\p{N}]/u.test(letter)
  if (isEdge(text[at - 1]) && isEdge(text[at + words.length])) return true
  return holdsWords(text.slice(at + 1), words)
}

function fold(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ').trim()
}

interface Place {
  readonly start: number
  readonly end: number
}

function placesOf(text: string, words: string): Place[] {
  const inText = text.toLowerCase()
  const wanted = words.toLowerCase()
  const places: Place[] = []
  for (let at = inText.indexOf(wanted); at >= 0; at = inText.indexOf(wanted, at + 1))
    places.push({ start: at, end: at + words.length })
  return places
}

function overlap(left: Place, right: Place): boolean {
  return left.start < right.end && right.start < left.end
}
