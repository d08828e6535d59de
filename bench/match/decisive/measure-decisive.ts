import { analyze } from '@rolefit/engine'
import { mean } from '../area-under-curve.ts'
import { type Applicant, applicants, type DecisiveCase, type Judged } from './decisive-cases.ts'

const today = { year: 2026, month: 11 }

export interface ScoredCase {
  readonly case: DecisiveCase
  readonly scores: Readonly<Record<Applicant, number>>
  readonly otherScore: number | null
}

export function scoreCase(judged: DecisiveCase): ScoredCase {
  const scoreOf = ({ cv }: Judged) => {
    const report = analyze({ cvText: cv, jobText: judged.posting, today })
    if (report.status === 'refused') throw new Error(`${judged.name}: ${report.reason}`)
    return report.score
  }
  const { fits, between, lacks } = judged.applicants
  return {
    case: judged,
    scores: { fits: scoreOf(fits), between: scoreOf(between), lacks: scoreOf(lacks) },
    otherScore: judged.other && scoreOf(judged.other),
  }
}

/** In how many cases one applicant stands above another. */
export function countAbove(cases: readonly ScoredCase[], one: Applicant, other: Applicant): number {
  return cases.filter(({ scores }) => scores[one] > scores[other]).length
}

/** In how many cases even who lacks what decides stands above who does another work; null where nobody does. */
export function countAboveOther(cases: readonly ScoredCase[]): number | null {
  if (cases.every(({ otherScore }) => otherScore === null)) return null
  return cases.filter(({ scores, otherScore }) => scores.lacks > (otherScore ?? 0)).length
}

/** What a kind of applicant scores on average, and what the recruiter gave. */
export function meansOf(cases: readonly ScoredCase[]) {
  return applicants.map((applicant) => ({
    applicant,
    score: mean(cases.map(({ scores }) => scores[applicant])),
    grade: mean(cases.map((each) => each.case.applicants[applicant].grade)),
  }))
}
