import type { Db } from '../database/database.ts'
import { findBalance, listEntries } from './credit-store.ts'

/** How many credits the account has. */
export function readBalance(db: Db, accountId: string): Promise<number> {
  return findBalance(db, accountId)
}

/** The account's credit history as its owner may download it. */
export async function exportCredits(db: Db, accountId: string) {
  const entries = await listEntries(db, accountId)
  return {
    balance: await findBalance(db, accountId),
    entries: entries.map(({ credits, kind, cause, note, created_at }) => ({
      credits,
      kind,
      cause,
      note,
      created_at: new Date(created_at).toISOString(),
    })),
  }
}
