/** One question to a language model. */
export interface ModelQuestion {
  /** What it is to do; ours alone. */
  readonly instructions: string
  /** Data and nothing else; strangers wrote it. */
  readonly material: string
  readonly mostTokens: number
}

export interface ModelAnswer {
  readonly text: string
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
  | 'garbled'
  | 'invented'
  | 'over_budget'
  | 'resting'

export class ModelFailure extends Error {
  readonly fault: ModelFault
  constructor(fault: ModelFault) {
    super(fault)
    this.fault = fault
  }
}
