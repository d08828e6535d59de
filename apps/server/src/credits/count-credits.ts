import { sql } from 'kysely'
import type { Db } from '../database/database.ts'

/** How many credits were spent, in all and since a time, and how many are left with their owners. */
export async function countCredits(
  db: Db,
  since: number,
): Promise<{ spent: number; spentRecently: number; unspent: number }> {
  const { spent, spentRecently } = await db
    .selectFrom('credit_entries')
    .select(sql<number>`coalesce(sum(-credits), 0)`.as('spent'))
    .select(
      sql<number>`coalesce(sum(case when created_at >= ${since} then -credits else 0 end), 0)`.as(
        'spentRecently',
      ),
    )
    .where('kind', 'in', ['spend', 'give-back'])
    .executeTakeFirstOrThrow()
  const { unspent } = await db
    .selectFrom('credit_balances')
    .select(sql<number>`coalesce(sum(balance), 0)`.as('unspent'))
    .executeTakeFirstOrThrow()
  return { spent, spentRecently, unspent }
}
