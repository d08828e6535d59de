import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'

/** What was sold of each pack, in each currency; what was only pretended stands apart. */
export function countSales(db: Db) {
  return db
    .selectFrom('checkouts')
    .select(['pack_name', 'currency', 'gateway'])
    .select(sql<number>`count(*)`.as('sold'))
    .select(sql<number>`cast(sum(amount) as bigint)`.as('taken'))
    .select(sql<number>`cast(sum(refunded_amount) as bigint)`.as('refunded'))
    .where('status', '=', 'paid')
    .groupBy(['pack_name', 'currency', 'gateway'])
    .orderBy('gateway')
    .orderBy('sold', 'desc')
    .execute()
}
