import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { preparedQuery } from '../database/prepared-query.ts'
import type { CreditEntryRow, CreditKind } from '../database/tables.ts'
import { newId } from '../ids.ts'

interface NewEntry {
  readonly accountId: string
  readonly credits: number
  readonly kind: CreditKind
  /** Why, as a key that is unique for all time: the same cause is never counted twice. */
  readonly cause: string
  readonly note?: string
  readonly checkoutId?: string
  readonly now: number
}

const longestNote = 200

/**
 * Writes one entry and moves the balance with it, in the caller's transaction; a cause that was
 * written before changes nothing. A balance that would fall below zero is refused by the database.
 */
export async function addCreditEntry(db: Db, entry: NewEntry): Promise<boolean> {
  const { entryCount } = await lockBalance(db, entry.accountId)
  const added = await db
    .insertInto('credit_entries')
    .values({
      id: newId('crd'),
      account_id: entry.accountId,
      credits: entry.credits,
      kind: entry.kind,
      cause: entry.cause,
      created_at: entry.now,
      note: (entry.note ?? '').slice(0, longestNote),
      checkout_id: entry.checkoutId ?? null,
      position: entryCount + 1,
    })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return false
  await db
    .updateTable('credit_balances')
    .set((eb) => ({
      balance: eb('balance', '+', entry.credits),
      entry_count: eb('entry_count', '+', 1),
    }))
    .where('account_id', '=', entry.accountId)
    .execute()
  return true
}

/** Holds the account's ledger for this transaction, so that what is read of it stays true until the end. */
export async function lockBalance(
  db: Db,
  accountId: string,
): Promise<{ balance: number; entryCount: number }> {
  if (!db.isTransaction) throw new Error('The ledger is only written inside a transaction')
  const row = await db
    .insertInto('credit_balances')
    .values({ account_id: accountId, balance: 0, entry_count: 0 })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet((eb) => ({
        balance: eb.ref('credit_balances.balance'),
      })),
    )
    .returning(['balance', 'entry_count'])
    .executeTakeFirstOrThrow()
  return { balance: row.balance, entryCount: row.entry_count }
}

export async function findEntry(
  db: Db,
  { accountId, cause }: { accountId: string; cause: string },
): Promise<CreditEntryRow | null> {
  const row = await db
    .selectFrom('credit_entries')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('cause', '=', cause)
    .executeTakeFirst()
  return row ?? null
}

const balanceOf = preparedQuery(['accountId'], (db, by: { accountId: string }) =>
  db.selectFrom('credit_balances').select('balance').where('account_id', '=', by.accountId),
)

export async function findBalance(db: Db, accountId: string): Promise<number> {
  return (await balanceOf(db, { accountId }))?.balance ?? 0
}

export function listEntries(db: Db, accountId: string): Promise<CreditEntryRow[]> {
  return db
    .selectFrom('credit_entries')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('position')
    .execute()
}

/** The newest entries first, each with the balance that it left. */
export function listNewestEntries(
  db: Db,
  { accountId, limit }: { accountId: string; limit: number },
) {
  return db
    .selectFrom('credit_entries')
    .select(['credits', 'kind', 'note', 'created_at', 'position'])
    .select(sql<number>`sum(credits) over (order by position)`.as('balance'))
    .where('account_id', '=', accountId)
    .orderBy('position', 'desc')
    .limit(limit)
    .execute()
}
