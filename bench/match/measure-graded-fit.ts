import { analyze } from '@rolefit/engine'
import { mean } from './area-under-curve.ts'
import { candidateLetters, type GradedCase, graderNames } from './graded/graded-case.ts'
import { rankAgreement } from './rank-agreement.ts'

/** How far graders agree on the order of twelve applicants, and how far the score agrees with them. */
export interface GradedFit {
  readonly profession: string
  readonly amongGraders: number
  readonly withGraders: number
  /** The score by candidate, in the order of the letters. */
  readonly scores: readonly number[]
}

const today = { year: 2026, month: 11 }

/** Scores the applicants of a graded posting and compares their order with the graders'. */
export function measureGradedFit({ profession, posting, cvs, grades }: GradedCase): GradedFit {
  const scores = candidateLetters.map((letter) => {
    const report = analyze({ cvText: cvs[letter], jobText: posting, today })
    return report.status === 'scored' ? report.score : -1
  })
  const orders = graderNames.map((name) => candidateLetters.map((letter) => grades[name][letter]))
  const pairs = orders.flatMap((one, at) =>
    orders.slice(at + 1).map((other) => [one, other] as const),
  )
  return {
    profession,
    amongGraders: mean(pairs.map(([one, other]) => rankAgreement(one, other))),
    withGraders: mean(orders.map((order) => rankAgreement(order, scores))),
    scores,
  }
}
