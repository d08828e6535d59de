import type { Month } from '@rolefit/engine'
import type { Db } from '../database/database.ts'
import { findAnalysis } from './analysis-store.ts'
import { monthOf } from './month-of.ts'

/** The posting of an analysis, with the month it was read in; `null` unless the analysis is this account's. */
export async function findPosting(
  db: Db,
  whose: { id: string; accountId: string },
): Promise<{ jobText: string; today: Month } | null> {
  const row = await findAnalysis(db, whose)
  return row && { jobText: row.job_text, today: monthOf(row.created_at) }
}
