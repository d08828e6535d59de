import type { Db } from '../database/database.ts'
import type { AccountRow } from '../database/tables.ts'
import { findAccountByEmail } from './account-store.ts'

/** Whether a normalised address has an account. */
export async function accountExists(db: Db, email: string): Promise<boolean> {
  return (await findAccountByEmail(db, email)) !== null
}

/** The account of a normalised address, or null. */
export function findAccount(db: Db, email: string): Promise<AccountRow | null> {
  return findAccountByEmail(db, email)
}
