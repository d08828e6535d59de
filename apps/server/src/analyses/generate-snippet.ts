import type { AppContext } from '../app-context.ts'
import { Problem } from '../http/replies/problem.ts'
import { recordSent } from '../writing/record-sent.ts'
import { readAnalysisRow } from './kept/read-analysis.ts'
import { readAnalyzed } from './kept/read-analyzed.ts'
import { findKeptChange } from './kept/stored-analysis.ts'

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
  const question = { ...readAnalyzed(row), ...asked, kept: findKeptChange(row, asked) }
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
