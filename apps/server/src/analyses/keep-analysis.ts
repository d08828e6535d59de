import { spendCredit } from '../credits/spend-credit.ts'
import type { Db } from '../database/database.ts'
import type { AnalysisRow } from '../database/tables.ts'
import { recordSent } from '../writing/record-sent.ts'
import type { SentDraft } from '../writing/writer.ts'
import { addAnalysis, findByPair, findByRequestKey } from './kept/analysis-store.ts'

/**
 * Stores a result and spends its credit: both or neither. Where another call was faster with the same
 * key or the same texts, its row is answered and nothing is spent.
 */
export async function keepAnalysis(
  db: Db,
  row: AnalysisRow,
  { sent, after }: { sent: readonly SentDraft[]; after: number },
): Promise<AnalysisRow> {
  try {
    return await db.transaction().execute(async (transaction) => {
      await spendCredit(transaction, spendOf(row))
      // The ledger is held from here on, so whatever this account has made meanwhile is visible.
      const faster = await findFaster(transaction, row, after)
      if (faster) throw new Faster(faster)
      await addAnalysis(transaction, row)
      const { id: analysisId, account_id: accountId, created_at: now } = row
      await recordSent(transaction, { analysisId, accountId, sent, now })
      return row
    })
  } catch (error) {
    if (error instanceof Faster) return error.row
    // The last credit may have gone to the very same request.
    const faster = await findFaster(db, row, after)
    if (faster) return faster
    throw error
  }
}

/** Rolls the charge back. */
class Faster extends Error {
  readonly row: AnalysisRow
  constructor(row: AnalysisRow) {
    super('The same was analysed meanwhile.')
    this.row = row
  }
}

function spendOf({ account_id, id, jd_title, created_at }: AnalysisRow) {
  const note = jd_title ? `Analysis of “${jd_title}”` : 'Analysis'
  return { accountId: account_id, analysisId: id, note, now: created_at }
}

async function findFaster(db: Db, row: AnalysisRow, after: number): Promise<AnalysisRow | null> {
  const { account_id: accountId, request_key: requestKey, pair_hash: pairHash } = row
  const byKey = requestKey === null ? null : await findByRequestKey(db, { accountId, requestKey })
  return byKey ?? findByPair(db, { accountId, pairHash, after })
}
