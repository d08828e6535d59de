/** `compatible` is any server that speaks the OpenAI protocol: Ollama, vLLM, LM Studio. */
export const modelProviders = ['openai', 'anthropic', 'google', 'compatible'] as const
export type ModelProvider = (typeof modelProviders)[number]

export interface ModelSettings {
  readonly provider: ModelProvider
  readonly model: string
  readonly apiKey: string | undefined
  readonly baseUrl: string | undefined
  readonly dailyBudgetUsd: number
}
