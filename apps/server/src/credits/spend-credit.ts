import type { Db } from '../database/database.ts'
import { Problem } from '../http/replies/problem.ts'
import { addCreditEntry, findEntry, lockBalance } from './credit-store.ts'

interface Spend {
  readonly accountId: string
  /** What the credit is spent on; each is paid once, however often it is asked for. */
  readonly analysisId: string
  /** How the history tells it: "Analysis of “Senior Nurse”". */
  readonly note?: string
  readonly now: number
}

/**
 * Spends one credit on an analysis, in the caller's transaction. Answers false where this analysis
 * was paid already; refuses with `limit_reached`, having written nothing, where no credit is left.
 */
export async function spendCredit(
  db: Db,
  { accountId, analysisId, note, now }: Spend,
): Promise<boolean> {
  const { balance } = await lockBalance(db, accountId)
  const cause = `spend:${analysisId}`
  if (await findEntry(db, { accountId, cause })) return false
  if (balance < 1) throw new Problem('limit_reached')
  const isWritten = await addCreditEntry(db, {
    accountId,
    credits: -1,
    kind: 'spend',
    cause,
    ...(note ? { note } : {}),
    now,
  })
  // Not this account's spend, and yet the cause is taken: to call it paid would give it away.
  if (!isWritten) throw new Error(`${analysisId} was paid by another account`)
  return true
}
