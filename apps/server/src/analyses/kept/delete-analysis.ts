import type { Db } from '../../database/database.ts'
import { Problem } from '../../http/replies/problem.ts'
import { removeAnalysis } from './analysis-store.ts'

/** Deletes an analysis with its links and records; the credit it cost stays spent. */
export async function deleteAnalysis(
  db: Db,
  whose: { id: string; accountId: string },
): Promise<void> {
  if (!(await removeAnalysis(db, whose))) throw new Problem('not_found')
}
