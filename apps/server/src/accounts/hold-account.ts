import type { Db } from '../database/database.ts'
import { holdRow } from './account-store.ts'

/**
 * Lets one transaction at a time go on for an account, where what it finds decides what it adds. Whatever
 * merely belongs to the account goes on beside it.
 */
export async function holdAccount(db: Db, accountId: string): Promise<void> {
  if (!db.isTransaction) throw new Error('An account is held inside a transaction only')
  await holdRow(db, accountId)
}
