export type RequirementStatus = 'met' | 'partly' | 'missing' | 'unclear'

/** Words with the rest of the line they stand in. */
export interface Quoted {
  readonly before: string
  readonly quote: string
  readonly after: string
}

export interface ExampleRequirement {
  readonly text: string
  readonly importance: 'must' | 'preferred' | 'nice'
  readonly status: RequirementStatus
  /** The posting's own words. */
  readonly asked: Quoted
  /** The CV's own words, or null where it has none. */
  readonly said: Quoted | null
  /** Whether these tell it without naming it. */
  readonly isInOwnWords: boolean
  readonly points: number
  readonly of: number
}

/** As much of an analysis as the start page shows; the engine computes it, nobody types it in. */
export interface Example {
  readonly score: number
  readonly band: string
  /** How far the score may be off to either side. */
  readonly giveOrTake: number
  /** Why it is less sure than others, where it is. */
  readonly doubts: readonly string[]
  readonly ceiling: number
  readonly sub_scores: Readonly<Record<string, number>>
  /** The first few. */
  readonly suggestions: readonly string[]
  readonly suggestionCount: number
  readonly changeCount: number
  readonly jd_title: string
  /** The heaviest lines, and the lighter ones, which stand folded below them. */
  readonly requirements: readonly ExampleRequirement[]
  readonly others: readonly ExampleRequirement[]
  /** The posting's own words, which are counted together. */
  readonly words: { readonly points: number; readonly of: number }
  /** A few lines that show what met, partly and missing look like. */
  readonly glimpse: readonly ExampleRequirement[]
}

export interface Sample {
  readonly cv: string
  readonly job: string
}
