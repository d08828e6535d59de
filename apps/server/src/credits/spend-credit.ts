import type { Db } from '../database/database.ts'
import { Problem } from '../http/problem.ts'
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
  const cause = spendCause(analysisId)
  if (await findEntry(db, { accountId, cause })) {
    await refuseGivenBack(db, { accountId, analysisId })
    return false
  }
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

/** Gives the credit of an analysis back, once; answers false where none was spent, or it is back already. */
export async function giveBackCredit(
  db: Db,
  { accountId, analysisId, now }: { accountId: string; analysisId: string; now: number },
): Promise<boolean> {
  await lockBalance(db, accountId)
  const spent = await findEntry(db, { accountId, cause: spendCause(analysisId) })
  if (!spent) return false
  return addCreditEntry(db, {
    accountId,
    credits: 1,
    kind: 'give-back',
    cause: giveBackCause(analysisId),
    note: spent.note ? `Given back: ${spent.note}` : '',
    now,
  })
}

/** To say "paid already" of a credit that went back would give the next try away. */
async function refuseGivenBack(
  db: Db,
  { accountId, analysisId }: { accountId: string; analysisId: string },
): Promise<void> {
  if (await findEntry(db, { accountId, cause: giveBackCause(analysisId) })) {
    throw new Error(`The credit of ${analysisId} was given back; a new try needs a new id`)
  }
}

function spendCause(analysisId: string): string {
  return `spend:${analysisId}`
}

function giveBackCause(analysisId: string): string {
  return `give-back:${analysisId}`
}
