import type { Analysis } from '@rolefit/contract'
import type { Db } from '../../database/database.ts'
import { listAll } from './analysis-store.ts'
import { toAnalysis } from './stored-analysis.ts'

interface ExportedAnalysis extends Analysis {
  /** How the file was read, as it is kept: each line's place, what the file is like. */
  readonly reading: unknown
  /** When the credit was spent that it goes on. */
  readonly charged_at: string
}

/** All analyses of an account, whole, as their owner may download them. */
export async function exportAnalyses(db: Db, accountId: string): Promise<ExportedAnalysis[]> {
  return (await listAll(db, accountId)).map((row) => ({
    ...toAnalysis(row),
    // Not by the schema the engine asks through: that leaves out what only its owner is interested in.
    reading: row.reading === null ? null : JSON.parse(row.reading),
    charged_at: new Date(row.charged_at).toISOString(),
  }))
}
