import type { z } from 'zod'
import { Analysis, type AnalysisListItem } from '@rolefit/contract'
import type { AnalysisRow } from '../../database/tables.ts'
import type { KeptChange } from '../engine/change-as-kept.ts'
import { type AskedChange, findChange } from '../engine/find-change.ts'
import type { AnalysisResult } from '../engine/to-analysis-result.ts'
import type { AnalysisSummaryRow } from './analysis-store.ts'

/** The ids, the time and the texts have columns of their own and are not kept twice. */
const StoredResult = Analysis.omit({
  id: true,
  analysis_id: true,
  created_at: true,
  jd_text: true,
  cv_text: true,
})
type StoredResult = z.infer<typeof StoredResult>

/** An analysis as its owner sees it, from its row; whoever has just made its result need not read it again. */
export function toAnalysis(
  row: Omit<AnalysisRow, 'charged_at'>,
  result: StoredResult = readResult(row),
): Analysis {
  return {
    ...result,
    id: row.id,
    analysis_id: row.id,
    jd_text: row.job_text,
    cv_text: row.cv_text,
    created_at: new Date(row.created_at).toISOString(),
  }
}

export function toListItem(row: AnalysisSummaryRow): AnalysisListItem {
  const { created_at, ...rest } = row
  return { ...rest, created_at: new Date(created_at).toISOString() }
}

export function writeResult({ jd_text, cv_text, ...result }: AnalysisResult): string {
  return JSON.stringify(result)
}

/** A change that a result proposed, by its id or its text. */
export function findKeptChange(row: AnalysisRow, asked: AskedChange): KeptChange | null {
  const { suggested_changes, requirements } = readResult(row)
  const change = findChange(
    suggested_changes.flatMap(({ items }) => items),
    asked,
  )
  if (!change) return null
  const requirement = requirements.find(({ id }) => id === change.requirement_id)
  return { ...change, asked: requirement?.text ?? null }
}

function readResult({ result }: Pick<AnalysisRow, 'result'>): StoredResult {
  return StoredResult.parse(JSON.parse(result))
}
