export type RequirementStatus = 'met' | 'partly' | 'missing' | 'unclear'

export interface ExampleRequirement {
  readonly text: string
  readonly importance: 'must' | 'preferred' | 'nice'
  readonly status: RequirementStatus
  /** The CV's own words, or null where it has none. */
  readonly quote: string | null
  readonly points: number
  readonly of: number
}

/** As much of an analysis as the start page shows; the engine computes it, nobody types it in. */
export interface Example {
  readonly score: number
  readonly band: string
  /** How far the score may be off to either side. */
  readonly giveOrTake: number
  readonly ceiling: number
  readonly sub_scores: Readonly<Record<string, number>>
  readonly suggestions: readonly string[]
  readonly jd_title: string
  readonly requirements: readonly ExampleRequirement[]
  /** The lines that are not shown, added up. */
  readonly rest: { readonly lines: number; readonly points: number }
}

export interface Sample {
  readonly cv: string
  readonly job: string
}
