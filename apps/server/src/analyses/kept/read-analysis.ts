import type { Analysis, AnalysisListItem } from '@rolefit/contract'
import type { Db } from '../../database/database.ts'
import type { AnalysisRow } from '../../database/tables.ts'
import { Problem } from '../../http/replies/problem.ts'
import { findAnalysis, listOfJob } from './analysis-store.ts'
import { toAnalysis, toListItem } from './stored-analysis.ts'

interface Whose {
  readonly id: string
  readonly accountId: string
}

/** An analysis of the account; somebody else's is not found. */
export async function readAnalysis(db: Db, whose: Whose): Promise<Analysis> {
  return toAnalysis(await readAnalysisRow(db, whose))
}

/** An analysis, and how the score against the same posting moved, the oldest first. */
export async function readWithVersions(
  db: Db,
  whose: Whose,
): Promise<Analysis & { versions: AnalysisListItem[] }> {
  const row = await readAnalysisRow(db, whose)
  const { account_id: accountId, job_hash: jobHash } = row
  const versions = await listOfJob(db, { accountId, jobHash })
  return { ...toAnalysis(row), versions: versions.toReversed().map(toListItem) }
}

/** The row as it is kept, with how the file was read. */
export async function readAnalysisRow(db: Db, whose: Whose): Promise<AnalysisRow> {
  const row = await findAnalysis(db, whose)
  if (!row) throw new Problem('not_found')
  return row
}
