import type { Analysis, AnalysisListItem } from '@rolefit/contract'
import type { AnalysisRow } from '../database/tables.ts'
import type { AnalysisSummaryRow } from './analysis-store.ts'
import type { KeptChange } from './engine/change-as-kept.ts'
import { type AskedChange, findChange } from './engine/find-change.ts'
import type { AnalysisResult } from './engine/to-analysis-result.ts'

type Kept = Omit<AnalysisResult, 'jd_text' | 'cv_text'>

/** An analysis as its owner sees it, from its row; whoever has just made its result need not read it again. */
export function toAnalysis(row: AnalysisRow, result: Kept = readResult(row)): Analysis {
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

/** The texts have columns of their own and are not kept twice. */
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

/** Only `writeResult` writes this column, and every reply is checked against the contract. */
function readResult({ result }: AnalysisRow): Kept {
  return JSON.parse(result) as Kept
}
