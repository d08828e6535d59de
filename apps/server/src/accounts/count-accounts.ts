import { sql } from 'kysely'
import type { Db } from '../database/database.ts'

/** How many accounts there are, how many of them are new since a time, and how many have bought. */
export function countAccounts(
  db: Db,
  since: number,
): Promise<{ all: number; recent: number; paid: number }> {
  return db
    .selectFrom('accounts')
    .select(sql<number>`count(*)`.as('all'))
    .select(
      sql<number>`coalesce(sum(case when created_at >= ${since} then 1 else 0 end), 0)`.as(
        'recent',
      ),
    )
    .select(sql<number>`coalesce(sum(case when plan = 'paid' then 1 else 0 end), 0)`.as('paid'))
    .executeTakeFirstOrThrow()
}
