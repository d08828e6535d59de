export type RequirementStatus = 'met' | 'partly' | 'missing' | 'unclear'

export interface ExampleRequirement {
  readonly text: string
  readonly importance: 'must' | 'preferred' | 'nice'
  readonly status: RequirementStatus
  /** The CV's own words, or null where it has none. */
  readonly quote: string | null
}

/** As much of an analysis as the landing page shows; the engine computes it, nobody types it in. */
export interface Example {
  readonly score: number
  readonly recommendation: string
  readonly sub_scores: Readonly<Record<string, number>>
  readonly feedback: readonly string[]
  readonly suggestions: readonly string[]
  readonly jd_title: string
  readonly cv_filename: string
  readonly requirements: readonly ExampleRequirement[]
}
