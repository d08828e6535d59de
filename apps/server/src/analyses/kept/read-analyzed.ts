import type { AnalyzeInput } from '@rolefit/engine'
import type { Db } from '../../database/database.ts'
import type { AnalysisRow } from '../../database/tables.ts'
import { findAnalysis } from './analysis-store.ts'
import { monthOf } from './month-of.ts'
import { parseReading } from './stored-reading.ts'

/** What the engine read when an analysis was made, in the month it was made. */
export function readAnalyzed({
  cv_text,
  job_text,
  created_at,
  reading,
}: AnalysisRow): AnalyzeInput {
  const texts = { cvText: cv_text, jobText: job_text, today: monthOf(created_at) }
  return reading === null ? texts : { ...texts, ...parseReading(reading) }
}

/** The same by an analysis's id; `null` unless it is this account's. */
export async function findAnalyzed(
  db: Db,
  whose: { id: string; accountId: string },
): Promise<AnalyzeInput | null> {
  const row = await findAnalysis(db, whose)
  return row && readAnalyzed(row)
}
