import type { FindingCode } from '../findings/finding-costs.ts'
import type { Quote } from '../text/span.ts'

export const changeCategories = [
  'Skills',
  'Experience',
  'Summary',
  'Education',
  'Wording',
  'Format',
] as const

export type ChangeCategory = (typeof changeCategories)[number]

/**
 * What a change asks of the person: to say better what is there, to bring it forward, to add it if
 * it is true, to take something out, or to mend the page.
 */
export type ChangeAction = 'reword' | 'move-up' | 'add-if-true' | 'leave-out' | 'mend'

/** One thing that could be changed in a CV. */
export interface Change {
  readonly id: string
  readonly category: ChangeCategory
  readonly action: ChangeAction
  /** What to do, in one sentence. */
  readonly text: string
  /** What it would add to the score, in tenths of a point: applied and scored again. */
  readonly tenths: number
  readonly requirementId: string | null
  readonly findingCode: FindingCode | null
  /** The words of the CV it is about. */
  readonly quote: Quote | null
  /** What the person has to answer before anything can be written. */
  readonly question: string | null
}

/** What is good and what is not, in sentences that quote the CV and the posting. */
export interface Feedback {
  readonly strengths: readonly string[]
  readonly weaknesses: readonly string[]
}

/** What to tell the person about their CV and this job. */
export interface Advice extends Feedback {
  /** The changes worth most, in words, the best first. */
  readonly suggestions: readonly string[]
  readonly changes: readonly Change[]
}
