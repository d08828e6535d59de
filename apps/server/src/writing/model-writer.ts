import { z } from 'zod'
import type { EngineProcess } from '../analyses/engine-process.ts'
import type { AnalysisResult } from '../analyses/to-analysis-result.ts'
import type { Metrics } from '../http/metrics.ts'
import { fence } from './fence.ts'
import { findFaults } from './find-faults.ts'
import { proseInstructions, snippetInstructions } from './instructions.ts'
import { type LanguageModel, ModelFailure, type ModelQuestion } from './language-model.ts'
import { embeddedWriter, type Prose, type SentDraft, type Writer, type Written } from './writer.ts'

interface Parts {
  readonly model: LanguageModel
  readonly engine: EngineProcess
  readonly metrics: Metrics
}

const mostSummaryLetters = 700
const mostLineLetters = 500
const ProseAnswer = z.object({
  jd_summary: z.string().min(1).max(mostSummaryLetters),
  cv_summary: z.string().min(1).max(mostSummaryLetters),
  feedback: z.array(z.string().min(1).max(mostLineLetters)),
})
const SnippetAnswer = z.object({
  snippet: z
    .string()
    .min(1)
    .max(mostLineLetters)
    .regex(/^[^\n]*$/),
})
const mostProseTokens = 1_500
const mostSnippetTokens = 200
const mostTextLetters = 24_000

/**
 * Lets a language model word what the engine has found. Contact details are cut first, the answer has
 * to have its shape and may claim nothing new; whatever fails, the embedded writer's words stand.
 */
export function modelWriter({ model, engine, metrics }: Parts): Writer {
  return {
    prose: async (result, signal) => {
      const fallback = (await embeddedWriter.prose(result, signal)).value
      const [posting = '', cv = '', feedback = ''] = await engine.ask('cutContacts', {
        cvText: result.cv_text,
        texts: [result.jd_text, result.cv_text, numbered(result.feedback)],
      })
      const texts = { posting, cv, feedback }
      const question = ask(proseInstructions, texts, mostProseTokens)
      const work = async (text: string) => checkProse(engine, result, parse(ProseAnswer, text))
      return attempt({ purpose: 'prose', question, fallback, work, signal })
    },
    snippet: async (order) => {
      const { draft, fact, cvText } = order
      const fallback = draft.text
      // Nothing to word: the embedded line is a frame to be filled in by the person.
      if (draft.line === null && fact === undefined) return { value: fallback, sent: [] }
      const [change = '', example = '', line = '', told = ''] = await engine.ask('cutContacts', {
        cvText,
        texts: [draft.change, draft.text, draft.line ?? '', fact ?? ''],
      })
      const texts = { change, example, 'own line': line, 'typed fact': told }
      const question = ask(snippetInstructions, texts, mostSnippetTokens)
      const source = [draft.line ?? '', fact ?? '', fact ? (draft.asked ?? '') : ''].join('\n')
      const work = async (text: string) => {
        const { snippet } = parse(SnippetAnswer, text)
        return refuseFaults(snippet, await findFaults(engine, [{ text: snippet, source }]))
      }
      return attempt({ purpose: 'snippet', question, fallback, work, signal: never })
    },
  }

  async function attempt<T>({ purpose, question, fallback, work, signal }: Attempt<T>) {
    const { provider, model: name } = model
    const body = `${question.instructions}\n\n${question.material}`
    const record = (wasUsed: boolean): SentDraft => ({
      ...{ purpose, provider, body, wasUsed },
      model: name,
    })
    try {
      const { text } = await model.ask(question, signal)
      const value = await work(text)
      metrics.writings.inc({ purpose, outcome: 'model' })
      return { value, sent: [record(true)] } satisfies Written<T>
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error
      metrics.writings.inc({ purpose, outcome: error.fault })
      const wasSent = error.fault !== 'resting' && error.fault !== 'over_budget'
      return { value: fallback, sent: wasSent ? [record(false)] : [] } satisfies Written<T>
    }
  }
}

interface Attempt<T> {
  readonly purpose: SentDraft['purpose']
  readonly question: ModelQuestion
  readonly fallback: T
  readonly work: (text: string) => Promise<T>
  readonly signal: AbortSignal
}

const never = new AbortController().signal

function ask(
  instructions: string,
  texts: Readonly<Record<string, string>>,
  mostTokens: number,
): ModelQuestion {
  const short = Object.entries(texts).map(([name, text]) => [name, text.slice(0, mostTextLetters)])
  return { instructions, material: fence(Object.fromEntries(short)), mostTokens }
}

function numbered(lines: readonly string[]): string {
  return lines.map((line, index) => `${index + 1}. ${line}`).join('\n')
}

/** Models like to wrap JSON into a code block; what is inside has to be exactly what was asked for. */
function parse<S extends z.ZodType>(schema: S, text: string): z.infer<S> {
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

/** The posting's summary may say what the posting says, a line of feedback what that line said. */
async function checkProse(
  engine: EngineProcess,
  { jd_text, cv_text, feedback }: AnalysisResult,
  prose: Prose,
): Promise<Prose> {
  if (prose.feedback.length !== feedback.length) throw new ModelFailure('garbled')
  const claims = [
    { text: prose.jd_summary, source: jd_text },
    { text: prose.cv_summary, source: cv_text },
    ...prose.feedback.map((text, index) => ({
      text,
      source: feedback[index] ?? '',
      isLine: true,
    })),
  ]
  return refuseFaults(prose, await findFaults(engine, claims))
}

function refuseFaults<T>(value: T, faults: readonly string[]): T {
  if (faults.length > 0) throw new ModelFailure('invented')
  return value
}
