import type { Plan } from '@rolefit/contract'
import type { Db } from '../database/database.ts'
import type { AccountRow } from '../database/tables.ts'

/** Adds the account unless its address has one already; answers whether it was added. */
export async function addAccount(db: Db, account: AccountRow): Promise<boolean> {
  const added = await db
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function findAccountByEmail(db: Db, email: string): Promise<AccountRow | null> {
  const row = await db
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst()
  return row ?? null
}

export async function readAccountRow(db: Db, id: string): Promise<AccountRow> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export async function renameAccount(
  db: Db,
  { id, firstName, lastName }: { id: string; firstName: string; lastName: string },
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ first_name: firstName, last_name: lastName })
    .where('id', '=', id)
    .execute()
}

export async function changePlan(db: Db, { id, plan }: { id: string; plan: Plan }): Promise<void> {
  await db.updateTable('accounts').set({ plan }).where('id', '=', id).execute()
}

/** Changes nothing, and makes the next who does the same wait until this transaction ends. */
export async function holdRow(db: Db, id: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set((row) => ({ plan: row.ref('plan') }))
    .where('id', '=', id)
    .execute()
}

/** Everything that belongs to the account goes with it, by the tables' own rules. */
export async function removeAccount(db: Db, id: string): Promise<void> {
  await db.deleteFrom('accounts').where('id', '=', id).execute()
}
