import { holdLedger } from '../credits/hold-ledger.ts'
import { spendCredit } from '../credits/spend-credit.ts'
import type { Db } from '../database/database.ts'
import type { AnalysisRow } from '../database/tables.ts'
import { recordSent } from '../writing/record-sent.ts'
import type { SentDraft } from '../writing/writer.ts'
import { addAnalysis, findByRequestKey, findCharge, findSame } from './kept/analysis-store.ts'

/** A result before it is known which credit it goes on. */
export type NewAnalysis = Omit<AnalysisRow, 'charged_at'>

interface Kept {
  readonly row: AnalysisRow
  readonly charged: boolean
}

/**
 * Stores a result and spends its credit: both or neither. Where another call was faster with the same
 * key or the same texts, its row is answered and nothing is spent; the same words in another file go on
 * the credit that they have used already.
 */
export async function keepAnalysis(
  db: Db,
  made: NewAnalysis,
  { sent, after }: { sent: readonly SentDraft[]; after: number },
): Promise<Kept> {
  const { id: analysisId, account_id: accountId, pair_hash: pairHash, created_at: now } = made
  return db.transaction().execute(async (transaction) => {
    // From here on, whatever this account has made meanwhile is visible.
    await holdLedger(transaction, accountId)
    const faster = await findFaster(transaction, made, after)
    if (faster) return { row: faster, charged: false }
    const chargedBefore = await findCharge(transaction, { accountId, pairHash, after })
    if (chargedBefore === null) await spendCredit(transaction, spendOf(made))
    const row = { ...made, charged_at: chargedBefore ?? now }
    await addAnalysis(transaction, row)
    await recordSent(transaction, { analysisId, accountId, sent, now })
    return { row, charged: chargedBefore === null }
  })
}

function spendOf({ account_id, id, jd_title, created_at }: NewAnalysis) {
  const note = jd_title ? `Analysis of “${jd_title}”` : 'Analysis'
  return { accountId: account_id, analysisId: id, note, now: created_at }
}

async function findFaster(
  db: Db,
  { account_id: accountId, request_key: requestKey, pair_hash: pairHash, reading }: NewAnalysis,
  after: number,
): Promise<AnalysisRow | null> {
  const byKey = requestKey === null ? null : await findByRequestKey(db, { accountId, requestKey })
  return byKey ?? findSame(db, { accountId, pairHash, reading, after })
}
