import { z } from 'zod'
import type { EngineProcess } from '../analyses/engine/engine-process.ts'
import type { AnalysisResult } from '../analyses/engine/to-analysis-result.ts'
import { attemptWording, type ModelParts, parseAnswer, questionAbout } from './attempt-wording.ts'
import { findFaults } from './find-faults.ts'
import { proseInstructions } from './instructions.ts'
import { ModelFailure } from './models/language-model.ts'
import { embeddedWriter, type Prose, type Written } from './writer.ts'

const mostSummaryLetters = 700
const mostLineLetters = 500
const ProseAnswer = z.object({
  jd_summary: z.string().min(1).max(mostSummaryLetters),
  cv_summary: z.string().min(1).max(mostSummaryLetters),
  feedback: z.array(z.string().min(1).max(mostLineLetters)),
})

/** Words the summaries and the feedback of a result. */
export async function wordProse(
  parts: ModelParts,
  result: AnalysisResult,
  signal: AbortSignal,
): Promise<Written<Prose>> {
  const { value: fallback } = await embeddedWriter.prose(result, signal)
  const [posting = '', cv = '', feedback = ''] = await parts.engine.ask('cutContacts', {
    cvText: result.cv_text,
    texts: [result.jd_text, result.cv_text, numbered(result.feedback)],
  })
  return attemptWording(parts, {
    purpose: 'prose',
    question: questionAbout(proseInstructions, { posting, cv, feedback }),
    fallback,
    work: async (text) => checkProse(parts.engine, result, parseAnswer(ProseAnswer, text)),
    signal,
  })
}

function numbered(lines: readonly string[]): string {
  return lines.map((line, index) => `${index + 1}. ${line}`).join('\n')
}

/** The posting's summary may say what the posting says, a line of feedback what that line said. */
async function checkProse(
  engine: EngineProcess,
  { jd_text, cv_text, feedback }: AnalysisResult,
  prose: Prose,
): Promise<Prose> {
  if (prose.feedback.length !== feedback.length) throw new ModelFailure('garbled')
  const faults = await findFaults(engine, [
    { text: prose.jd_summary, source: jd_text },
    { text: prose.cv_summary, source: cv_text },
    ...prose.feedback.map((text, index) => ({
      text,
      source: feedback[index] ?? '',
      keeps: 'sense' as const,
    })),
  ])
  if (faults.some((each) => each.length > 0)) throw new ModelFailure('invented')
  return prose
}
