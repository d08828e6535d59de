import { sql } from 'kysely'
import type { Db } from '../database/database.ts'

/** Recomputes every balance from its entries and names each difference; an empty list is a clean ledger. */
export async function auditLedger(db: Db): Promise<readonly string[]> {
  return [
    ...(await wrongBalances(db)),
    ...(await missingBalances(db)),
    ...(await fallenBelowZero(db)),
    ...(await givenBackUnspent(db)),
  ]
}

async function wrongBalances(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('credit_balances as b')
    .leftJoin('credit_entries as e', 'e.account_id', 'b.account_id')
    .select(['b.account_id', 'b.balance', 'b.entry_count'])
    .select(sql<number>`coalesce(sum(e.credits), 0)`.as('sum'))
    .select(sql<number>`count(e.id)`.as('count'))
    .select(sql<number>`coalesce(max(e.position), 0)`.as('last'))
    .groupBy(['b.account_id', 'b.balance', 'b.entry_count'])
    .having(
      sql<boolean>`b.balance <> coalesce(sum(e.credits), 0)
        or b.entry_count <> count(e.id) or coalesce(max(e.position), 0) <> count(e.id)`,
    )
    .execute()
  return rows.map(({ account_id, balance, sum, count, entry_count, last }) =>
    balance === sum
      ? `${account_id}: ${entry_count} entries are counted, ${count} are there, the last has number ${last}`
      : `${account_id}: the balance is ${balance}, the entries add up to ${sum}`,
  )
}

/** Every account has been given its free credits when it was opened. */
async function missingBalances(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts as a')
    .leftJoin('credit_balances as b', 'b.account_id', 'a.id')
    .select('a.id')
    .where('b.account_id', 'is', null)
    .execute()
  return rows.map(({ id }) => `${id}: has no balance`)
}

async function fallenBelowZero(db: Db): Promise<string[]> {
  const running = db
    .selectFrom('credit_entries')
    .select(['account_id', 'position'])
    .select(sql<number>`sum(credits) over (partition by account_id order by position)`.as('after'))
  const rows = await db
    .selectFrom(running.as('r'))
    .select(['r.account_id', 'r.position'])
    .where('r.after', '<', 0)
    .execute()
  return rows.map(({ account_id, position }) => `${account_id}: below zero after entry ${position}`)
}

async function givenBackUnspent(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('credit_entries as g')
    .leftJoin('credit_entries as s', (join) =>
      join
        .onRef('s.account_id', '=', 'g.account_id')
        .on(sql<boolean>`s.cause = replace(g.cause, 'give-back:', 'spend:')`),
    )
    .select(['g.account_id', 'g.cause'])
    .where('g.kind', '=', 'give-back')
    .where('s.id', 'is', null)
    .execute()
  return rows.map(({ account_id, cause }) => `${account_id}: ${cause} was never spent`)
}
