import type { Db } from '../database/database.ts'
import { preparedQuery } from '../database/prepared-query.ts'
import type { CreditEntryRow } from '../database/tables.ts'

/** Writes one entry and moves the balance with it; a cause that was written before changes nothing. */
export async function addCreditEntry(db: Db, entry: CreditEntryRow): Promise<boolean> {
  const added = await db
    .insertInto('credit_entries')
    .values(entry)
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return false
  await db
    .insertInto('credit_balances')
    .values({ account_id: entry.account_id, balance: entry.credits })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet((eb) => ({
        balance: eb('credit_balances.balance', '+', entry.credits),
      })),
    )
    .execute()
  return true
}

const balanceOf = preparedQuery(['accountId'], (db, by: { accountId: string }) =>
  db.selectFrom('credit_balances').select('balance').where('account_id', '=', by.accountId),
)

export async function findBalance(db: Db, accountId: string): Promise<number> {
  return (await balanceOf(db, { accountId }))?.balance ?? 0
}

export function listCreditEntries(db: Db, accountId: string) {
  return db
    .selectFrom('credit_entries')
    .select(['credits', 'kind', 'cause', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
