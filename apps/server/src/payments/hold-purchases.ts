import type { Db } from '../database/database.ts'

/** Holds all that an account set out to buy, in the caller's transaction: news of a payment waits for its end. */
export async function holdPurchases(db: Db, accountId: string): Promise<void> {
  await db
    .updateTable('checkouts')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('account_id', '=', accountId)
    .execute()
}
