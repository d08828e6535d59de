import type { Db } from '../database/database.ts'
import { lockBalance } from './credit-store.ts'

/** Lets one transaction at a time go on for an account, so that what each finds stays true until it ends. */
export async function holdLedger(db: Db, accountId: string): Promise<void> {
  await lockBalance(db, accountId)
}
