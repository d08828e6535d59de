import { analyze } from '@rolefit/engine'
import { mean } from '../area-under-curve.ts'
import { type Applicant, applicants, type DecisiveCase } from './decisive-cases.ts'

const today = { year: 2026, month: 11 }

export interface ScoredCase {
  readonly case: DecisiveCase
  readonly scores: Readonly<Record<Applicant, number>>
}

export function scoreCase(judged: DecisiveCase): ScoredCase {
  const scoreOf = (applicant: Applicant) => {
    const cvText = judged.applicants[applicant].cv
    const report = analyze({ cvText, jobText: judged.posting, today })
    if (report.status === 'refused') throw new Error(`${judged.name}: ${report.reason}`)
    return report.score
  }
  return {
    case: judged,
    scores: { fits: scoreOf('fits'), between: scoreOf('between'), lacks: scoreOf('lacks') },
  }
}

/** In how many cases one applicant stands above another. */
export function countAbove(cases: readonly ScoredCase[], one: Applicant, other: Applicant): number {
  return cases.filter(({ scores }) => scores[one] > scores[other]).length
}

/** What a kind of applicant scores on average, and what the recruiter gave. */
export function meansOf(cases: readonly ScoredCase[]) {
  return applicants.map((applicant) => ({
    applicant,
    score: mean(cases.map(({ scores }) => scores[applicant])),
    grade: mean(cases.map((each) => each.case.applicants[applicant].grade)),
  }))
}
