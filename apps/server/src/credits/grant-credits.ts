import type { Db } from '../database/database.ts'
import { newId } from '../ids.ts'
import { addCreditEntry } from './credit-store.ts'

/** Gives credits for a cause, once, in the caller's transaction. */
export async function grantCredits(
  db: Db,
  grant: { accountId: string; credits: number; cause: string; now: number },
): Promise<boolean> {
  return addCreditEntry(db, {
    id: newId('crd'),
    account_id: grant.accountId,
    credits: grant.credits,
    kind: 'grant',
    cause: grant.cause,
    created_at: grant.now,
  })
}
