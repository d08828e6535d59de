import type { Db } from '../database/database.ts'
import { lockBalance } from './credit-store.ts'

/** Holds the account's ledger for this transaction: what it finds of the account stays so until its end. */
export async function holdLedger(db: Db, accountId: string): Promise<void> {
  await lockBalance(db, accountId)
}
