import { type AnalysisOutcome, postAnalysis } from './post-analysis.ts'

/**
 * Asks for an analysis by its key alone: one that was finished is answered, as often as it is asked for. For
 * any other there is nothing in the form that could be analysed, or paid.
 */
export async function askWhatBecame(requestKey: string): Promise<AnalysisOutcome> {
  const { signal } = new AbortController()
  const form = new FormData()
  const outcome = await postAnalysis({ form, key: requestKey, signal, onStep: () => {} })
  if (outcome.status !== 'done') return outcome
  // To who has not seen it yet it is no repeat.
  return { status: 'done', analysis: { ...outcome.analysis, is_repeat: false, charged: true } }
}
