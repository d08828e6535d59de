import type { Db } from '../database/database.ts'

/** Purchases that somebody should look at, each in one sentence. */
export async function listFlagged(db: Db): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('checkouts')
    .selectAll()
    .where('status', '=', 'paid')
    .where((eb) =>
      eb.or([
        eb('credits_short', '>', 0),
        eb.and([eb('credited_at', 'is', null), eb('refunded_amount', '<', eb.ref('amount'))]),
      ]),
    )
    .orderBy('paid_at')
    .execute()
  return rows.map(({ id, credits_short }) =>
    credits_short > 0
      ? `${id}: the money went back, ${credits_short} of its credits had been spent`
      : `${id}: paid by an account that was deleted meanwhile; rolefit admin refund ${id}`,
  )
}
