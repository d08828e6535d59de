import type { Db } from '../database/database.ts'
import { findBalance, listCreditEntries } from './credit-store.ts'

/** How many credits the account has. */
export function readBalance(db: Db, accountId: string): Promise<number> {
  return findBalance(db, accountId)
}

/** The account's credit history as its owner may download it. */
export async function exportCredits(db: Db, accountId: string) {
  const entries = await listCreditEntries(db, accountId)
  return {
    balance: await findBalance(db, accountId),
    entries: entries.map(({ created_at, ...entry }) => ({
      ...entry,
      created_at: new Date(created_at).toISOString(),
    })),
  }
}
