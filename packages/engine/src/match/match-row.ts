import type { Strength } from '../candidate/candidate.ts'
import type { Requirement } from '../job/job.ts'
import type { Quote, Span } from '../text/span.ts'

export type MatchStatus = 'met' | 'partly' | 'missing' | 'unclear'

/** How the CV's words answer the posting's: the same skill, one that proves it, one near it, its words, or a line that tells it in words of its own. */
export type MatchHow =
  | 'same'
  | 'alias'
  | 'implied'
  | 'related'
  | 'words'
  | 'told'
  | 'years'
  | 'level'
  | 'none'

/** Words of the CV that answer a requirement. */
export interface Evidence extends Quote {
  /** The line of the CV they stand in. */
  readonly line: Span
  readonly how: MatchHow
  readonly strength: Strength
}

/** Months that dated roles show of work that is asked for by years, and years that the CV states without dating them. */
export interface TimeShown {
  /** In roles that name what is asked for. */
  readonly named: number
  /** Of these, months in roles that are of no other trade by their titles. */
  readonly own: number
  /** In those, and in roles by the job's title, a kindred one, or of its trade. */
  readonly kindred: number
  /** In any role that counts at all. */
  readonly counted: number
  readonly statedYears: number
}

/** One requirement with what the CV shows for it. */
export interface MatchRow {
  readonly requirement: Requirement
  readonly status: MatchStatus
  /** From 0 to 1: the share of the requirement's points that the evidence earns. */
  readonly credit: number
  readonly how: MatchHow
  /** In how many places of the CV it shows, as the credit rules count them. */
  readonly places: number
  /** The best first. */
  readonly evidence: readonly Evidence[]
  /** Where all lines start that answer it, where only the best is quoted. */
  readonly lines?: readonly number[]
  /** Where years are asked for. */
  readonly time?: TimeShown
}

/** From this credit on a requirement is called met; below it, partly. A skill that a list names once reaches it. */
export const metFrom = 0.55
