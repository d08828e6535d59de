import type { Db } from '../database/database.ts'
import { findAnalysis } from './analysis-store.ts'

/** Whether an analysis is there and is this account's. */
export async function hasAnalysis(
  db: Db,
  whose: { id: string; accountId: string },
): Promise<boolean> {
  return (await findAnalysis(db, whose)) !== null
}
