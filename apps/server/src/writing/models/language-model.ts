/** One question to a language model. */
export interface ModelQuestion {
  /** What it is to do; ours alone. */
  readonly instructions: string
  /** Data and nothing else; strangers wrote it. */
  readonly material: string
  /** For the answer and for what the model thinks before it. */
  readonly mostTokens: number
}

export interface ModelAnswer {
  readonly text: string
  /** Whether the model said all it wanted, ran out of tokens, or would not (go on). */
  readonly ending: 'complete' | 'cut_short' | 'declined'
  readonly inputTokens: number
  readonly outputTokens: number
}

/** A language model behind any of the protocols we speak. */
export interface LanguageModel {
  readonly provider: string
  readonly model: string
  readonly ask: (question: ModelQuestion, signal: AbortSignal) => Promise<ModelAnswer>
}

/** Why there was no answer, or none that could be used. */
export type ModelFault =
  | 'timed_out'
  | 'busy'
  | 'failed'
  /** The provider will not answer such a question: a wrong key, an unknown model. */
  | 'rejected'
  | 'declined'
  | 'cut_short'
  | 'garbled'
  | 'invented'
  | 'over_budget'
  | 'resting'

export class ModelFailure extends Error {
  readonly fault: ModelFault
  /** Whether it surely cost nothing. */
  readonly isFree: boolean
  constructor(fault: ModelFault, { isFree = false } = {}) {
    super(fault)
    this.fault = fault
    this.isFree = isFree
  }
}
