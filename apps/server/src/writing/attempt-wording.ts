import type { z } from 'zod'
import type { EngineProcess } from '../analyses/engine/engine-process.ts'
import type { Metrics } from '../http/metrics.ts'
import { fence } from './fence.ts'
import { type LanguageModel, ModelFailure, type ModelQuestion } from './models/language-model.ts'
import type { SentDraft, Written } from './writer.ts'

/** What wording by a model takes. */
export interface ModelParts {
  readonly model: LanguageModel
  readonly engine: EngineProcess
  readonly metrics: Metrics
}

interface Attempt<T> {
  readonly purpose: SentDraft['purpose']
  readonly question: ModelQuestion
  /** What stands where the model is of no use. */
  readonly fallback: T
  /** Checks an answer and makes of it what is used; throws a `ModelFailure` where nothing can be. */
  readonly work: (text: string) => Promise<T>
  /** How many texts are asked for at once, and how many of them are the model's in the end. */
  readonly texts?: number
  readonly countUsed?: (value: T) => number
  readonly signal?: AbortSignal
}

const mostTextLetters = 24_000
/** Many models think before they answer, and it counts; some old ones refuse to be allowed any more. */
const mostTokens = 4_000
const never = new AbortController().signal

/** Asks the model once; whatever fails, the fallback stands, and what was sent is told. */
export async function attemptWording<T>(
  { model, metrics }: ModelParts,
  attempt: Attempt<T>,
): Promise<Written<T>> {
  const { purpose, question, fallback, work, signal = never, texts = 1 } = attempt
  const { provider, model: name } = model
  const body = `${question.instructions}\n\n${question.material}`
  const record = (wasUsed: boolean): SentDraft => ({
    ...{ purpose, provider, body, wasUsed },
    model: name,
  })
  try {
    const { text } = await model.ask(question, signal)
    const value = await work(text)
    const used = attempt.countUsed?.(value) ?? texts
    if (used > 0) metrics.writings.inc({ purpose, outcome: 'model' }, used)
    if (used < texts) metrics.writings.inc({ purpose, outcome: 'invented' }, texts - used)
    return { value, sent: [record(used > 0)] }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    metrics.writings.inc({ purpose, outcome: error.fault }, texts)
    const wasSent = error.fault !== 'resting' && error.fault !== 'over_budget'
    return { value: fallback, sent: wasSent ? [record(false)] : [] }
  }
}

/** A question about texts that strangers wrote. */
export function questionAbout(
  instructions: string,
  texts: Readonly<Record<string, string>>,
): ModelQuestion {
  // Half a character, where a text is cut, is refused by some servers.
  const short = Object.entries(texts).map(([name, text]) => [
    name,
    text.slice(0, mostTextLetters).toWellFormed(),
  ])
  return { instructions, material: fence(Object.fromEntries(short)), mostTokens }
}

/** Models like to wrap JSON into a code block; what is inside has to be exactly what was asked for. */
export function parseAnswer<S extends z.ZodType>(schema: S, text: string): z.infer<S> {
  const bare = text
    .trim()
    .replace(/^```(?:json)?\s*/, '')
    .replace(/\s*```$/, '')
  try {
    return schema.parse(JSON.parse(bare))
  } catch {
    throw new ModelFailure('garbled')
  }
}
