import type { z } from 'zod'
import type { ModelAnswer, ModelQuestion } from './language-model.ts'
import type { ModelSettings } from './model-settings.ts'

/** How one provider is asked, and where its answer stands. */
export interface Protocol {
  readonly baseUrl: string
  /** Whether some of its servers refuse to be asked for JSON, and have to be asked without. */
  readonly mayRefuseJsonMode: boolean
  readonly request: (asked: Asked) => ModelRequest
  readonly answer: z.ZodType<ModelAnswer>
}

export interface Asked {
  readonly settings: ModelSettings
  readonly question: ModelQuestion
  readonly inJsonMode: boolean
}

interface ModelRequest {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: object
}
