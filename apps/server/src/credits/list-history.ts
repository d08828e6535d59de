import type { CreditEntry } from '@rolefit/contract'
import type { Db } from '../database/database.ts'
import type { CreditKind } from '../database/tables.ts'
import { listNewestEntries } from './credit-store.ts'

/** What an entry is called where nothing more is known of it. */
const plainWords = {
  grant: 'Free credits to start with',
  purchase: 'Credits bought',
  spend: 'Analysis',
  'give-back': 'Credit given back',
  refund: 'Refund',
  operator: 'Given by support',
} as const satisfies Record<CreditKind, string>

/** The account's ledger in words, newest first, and how many entries are older still. */
export async function listHistory(
  db: Db,
  by: { accountId: string; limit: number },
): Promise<{ items: CreditEntry[]; older: number }> {
  const entries = await listNewestEntries(db, by)
  return {
    items: entries.map(({ created_at, credits, kind, note, balance }) => ({
      at: new Date(created_at).toISOString(),
      credits,
      words: note || plainWords[kind],
      balance,
    })),
    older: (entries.at(-1)?.position ?? 1) - 1,
  }
}
