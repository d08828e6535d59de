import type { Analysis } from '@rolefit/contract'
import type { Db } from '../../database/database.ts'
import { listAll } from './analysis-store.ts'
import { toAnalysis } from './stored-analysis.ts'

/** All analyses of an account, whole, as their owner may download them. */
export async function exportAnalyses(db: Db, accountId: string): Promise<Analysis[]> {
  return (await listAll(db, accountId)).map((row) => toAnalysis(row))
}
