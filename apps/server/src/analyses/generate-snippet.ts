import type { AnalyzeInput } from '@rolefit/engine'
import type { AppContext } from '../app-context.ts'
import type { AnalysisRow } from '../database/tables.ts'
import { Problem } from '../http/problem.ts'
import { recordSent } from '../writing/record-sent.ts'
import { monthOf } from './month-of.ts'
import { readAnalysisRow } from './read-analysis.ts'

interface SnippetRequest {
  readonly accountId: string
  readonly analysisId: string
  readonly changeId: string | undefined
  readonly changeText: string
  /** What the person answered to the change's question. */
  readonly fact: string | undefined
  /** The text shown so far, where the person asks for another. */
  readonly previous: string | undefined
}

/** An example line for a proposed change, from what the CV says and what the person typed. */
export async function generateSnippet(
  context: AppContext,
  { accountId, analysisId, ...asked }: SnippetRequest,
): Promise<string> {
  if (analysisId === '') throw new Problem('analysis_missing')
  await context.limits.spend('write_by_account', accountId)
  const row = await readAnalysisRow(context.db, { id: analysisId, accountId })
  const question = { ...toInput(row), ...asked }
  const draft = await context.engine.ask('draftSnippet', question)
  if (!draft) throw new Problem('snippet_failed')
  const { value, sent } = await context.writer.snippet({
    draft,
    fact: asked.fact,
    cvText: row.cv_text,
  })
  await recordSent(context.db, { analysisId, accountId, sent, now: context.now() })
  return value
}

/** What the engine read when the analysis was made, in the month it was made. */
function toInput({ cv_text, job_text, created_at, reading }: AnalysisRow): AnalyzeInput {
  const texts = { cvText: cv_text, jobText: job_text, today: monthOf(created_at) }
  return reading === null ? texts : { ...texts, ...parseReading(reading) }
}

/** Written by `startAnalysis` from a file's reading, in this very shape. */
function parseReading(reading: string): Pick<AnalyzeInput, 'layout' | 'file'> {
  return JSON.parse(reading) as Pick<AnalyzeInput, 'layout' | 'file'>
}
