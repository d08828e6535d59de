import { sql } from 'kysely'
import type { Db } from '../../database/database.ts'

/** Compares what was paid with what the ledger holds, and names each difference. */
export async function auditPurchases(db: Db): Promise<readonly string[]> {
  return [
    ...(await paidWithoutCredits(db)),
    ...(await creditsWithoutPayment(db)),
    ...(await takenTooMuch(db)),
  ]
}

/** An account that is deleted took its entries along; what was paid for after that is owed to the buyer. */
async function paidWithoutCredits(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('checkouts as c')
    .leftJoin('credit_entries as e', (join) =>
      join.onRef('e.checkout_id', '=', 'c.id').on('e.kind', '=', 'purchase'),
    )
    .select(['c.id', 'c.credits', 'e.credits as credited'])
    .where('c.status', '=', 'paid')
    .where('c.account_id', 'is not', null)
    .where((eb) => eb.or([eb('e.id', 'is', null), eb('e.credits', '<>', eb.ref('c.credits'))]))
    .execute()
  return rows.map(
    ({ id, credits, credited }) => `${id}: ${credits} credits paid, ${credited ?? 0} given`,
  )
}

async function creditsWithoutPayment(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('credit_entries as e')
    .leftJoin('checkouts as c', (join) =>
      join
        .onRef('c.id', '=', 'e.checkout_id')
        .onRef('c.account_id', '=', 'e.account_id')
        .on('c.status', '=', 'paid'),
    )
    .select(['e.account_id', 'e.cause'])
    .where('e.kind', 'in', ['purchase', 'refund'])
    .where('c.id', 'is', null)
    .execute()
  return rows.map(
    ({ account_id, cause }) => `${account_id}: ${cause} belongs to no payment of theirs`,
  )
}

/** Of no purchase more is taken back than came with it, and none is flagged without a reason. */
async function takenTooMuch(db: Db): Promise<string[]> {
  const taken = sql<number>`coalesce(sum(case when e.kind = 'refund' then -e.credits else 0 end), 0)`
  const rows = await db
    .selectFrom('checkouts as c')
    .innerJoin('credit_entries as e', 'e.checkout_id', 'c.id')
    .select(['c.id', 'c.credits', 'c.credits_short'])
    .select(taken.as('taken'))
    .groupBy(['c.id', 'c.credits', 'c.credits_short'])
    .having(
      sql<boolean>`${taken} not between 0 and c.credits or c.credits_short + ${taken} > c.credits`,
    )
    .execute()
  return rows.map(
    ({ id, credits, taken, credits_short }) =>
      `${id}: of ${credits} credits ${taken} are taken back and ${credits_short} flagged`,
  )
}
