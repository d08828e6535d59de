import type { Candidate } from '../../candidate/candidate.ts'
import type { DegreeHit } from '../../education/find-degrees.ts'
import { findTradePapers, type TradePaper } from '../../education/find-trade-papers.ts'
import type { Job } from '../../job/job.ts'
import type { AskedPaper } from '../../papers/asked-paper.ts'
import type { Span } from '../../text/span.ts'
import { evidenceAt, schoolAround, schoolOf, unitAround } from '../evidence-at.ts'
import { creditGrade } from '../papers/credit-paper.ts'
import { readStanding, standingCredit } from '../papers/read-standing.ts'
import { type Found, nothingFound } from '../skills/match-terms.ts'
import { isNamed, readSubject, type SubjectOf } from './degree-subject.ts'

/** One level below what is asked is near; two are far. */
const creditByGap = [1, 0.5, 0.2] as const
/** A degree of another subject still shows study; a trade's certificate is of less use in another trade. */
const creditBySubject = {
  degree: { asked: 1, open: 0.75, other: 0.75 },
  trade: { asked: 1, open: 0.75, other: 0.5 },
} as const satisfies Record<string, Record<SubjectOf, number>>
/** From this level on it is a degree. */
const degreeFrom = 4
const experienceInstead = 0.6

/** The level and the subject that a posting asks for. */
export interface DegreeNeed {
  readonly level: number
  readonly grade?: AskedPaper['grade']
  readonly isOpenToLearners?: true
  readonly subjects: readonly (readonly string[])[]
  readonly orExperience: boolean
  readonly titles: Job['titles']
  /** The year the CV is read in: what ends later is under way. */
  readonly year: number
}

/** The CV's education against the level and the subject that the posting names. */
export function matchDegree(candidate: Candidate, need: DegreeNeed): Found {
  const trades = need.level < degreeFrom ? tradePapers(candidate, need) : []
  const gap = ({ level }: { readonly level: number }) => Math.abs(level - need.level)
  let best = nothingFound
  // Of several that would do, the one that is asked for is quoted, and that where it was earned.
  const apart = (hit: Span) => {
    const school = schoolAround(candidate, hit)
    if (!school) return schoolOf(candidate, hit) ? 1 : 2
    return isNamed(candidate, { hit: school, subjects: need.subjects, reach: 0 }) ? 0 : 1
  }
  const isOther = (hit: Span) => Number(apart(hit) > 0)
  const held = [...candidate.degrees, ...trades].toSorted(
    (a, b) => isOther(a) - isOther(b) || gap(a) - gap(b) || apart(a) - apart(b),
  )
  for (const hit of [...held, ...universities(candidate)]) {
    // "Master Beekeeper" is a title.
    if (isTitle(candidate, hit)) continue
    const credit = creditDegree(candidate, hit, need)
    if (credit <= best.credit) continue
    const { start, end } = hit
    const evidence = evidenceAt(candidate, { start, end }, { how: 'level', strength: 'described' })
    best = { credit, how: 'level', evidence: [evidence] }
  }
  const canWorkInstead = need.orExperience && candidate.monthsWorked >= 48
  return canWorkInstead && best.credit < experienceInstead
    ? { ...best, credit: experienceInstead, how: 'years' }
    : best
}

function isTitle({ text, titles }: Candidate, { start, end }: Span): boolean {
  return text.slice(start, end) === 'Master' && titles.some((title) => title.start === end + 1)
}

/** Who goes to a university has done with school, whether or not a degree could be read beside it. */
function universities({ cv }: Candidate) {
  return cv.education.flatMap(({ institution }) =>
    institution && /universi/i.test(institution.text) ? [{ ...institution.span, level: 1 }] : [],
  )
}

/** "L4" says nothing without its subject beside it. */
function tradePapers(
  candidate: Candidate,
  { subjects, isOpenToLearners }: DegreeNeed,
): TradePaper[] {
  return findTradePapers(candidate.text, candidate.titles).filter(
    (hit) =>
      hit.isTitled ||
      isNamed(candidate, { hit, subjects, reach: besideLevel }) ||
      (isOpenToLearners &&
        readStanding(candidate.text, lineAround(candidate, hit), hit) === 'underway'),
  )
}

const besideLevel = 24

function creditDegree(
  candidate: Candidate,
  hit: Omit<DegreeHit, 'first' | 'last'>,
  need: DegreeNeed,
): number {
  const line = lineAround(candidate, hit)
  const byLevel = creditByGap[Math.max(0, need.level - hit.level)] ?? 0
  const kind = need.level < degreeFrom ? 'trade' : 'degree'
  const bySubject = creditBySubject[kind][readSubject(candidate, hit, need)]
  const isToCome =
    schoolOf(candidate, hit)?.to === 'present' ||
    yearsOf(candidate.text.slice(line.start, line.end)).some((year) => year > need.year)
  const standing = readStanding(candidate.text, line, hit)
  const byStanding = isToCome && standing === 'held' ? 'underway' : standing
  const isWelcome = need.isOpenToLearners && byStanding === 'underway'
  const grade = need.grade ?? null
  const byGrade = creditGrade(candidate.text, { line, hit, asked: { grade } })
  return byLevel * bySubject * byGrade * (isWelcome ? 1 : standingCredit[byStanding])
}

function lineAround(candidate: Candidate, hit: Span): Span {
  return schoolAround(candidate, hit) ?? unitAround(candidate, hit) ?? hit
}

function yearsOf(line: string): number[] {
  return (line.match(/\b20\d\d\b/g) ?? []).map(Number)
}
