import type { Grade } from './paper-marks.ts'

/** What a posting says of a paper beside its name. */
export interface AskedPaper {
  /** "Level 3", "18th edition": a lower one is worth a part. */
  readonly grade: Grade | null
  /** "NMC registration (adult)", "as hygienist or therapist": the branches that will do; none named, any will. */
  readonly branches: readonly string[]
  /** Whether the branches are trades, as titles are: "as hygienist", but not "(adult)". */
  readonly isByTrade: boolean
  /** "CPCS A04": the code of what the paper is for. */
  readonly code: string | null
  /** "Qualified or finalist": who is on the way to it is welcome, too. */
  readonly isOpenToLearners: boolean
  readonly heldFor?: HeldFor
}

/** One paper for several things, of which one is asked for: how a CV writes that one, and how others beside the paper. */
export interface HeldFor {
  readonly own: string
  readonly others: string
}

/** What a posting asks that names a paper and says no more of it. */
export const plainPaper: AskedPaper = {
  grade: null,
  branches: [],
  isByTrade: false,
  code: null,
  isOpenToLearners: false,
}
