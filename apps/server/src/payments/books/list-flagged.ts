import type { Db } from '../../database/database.ts'

/** Purchases that somebody should look at, each in one sentence. */
export async function listFlagged(db: Db): Promise<readonly string[]> {
  return [
    ...(await spentBeforeRefund(db)),
    ...(await paidForNobody(db)),
    ...(await unended(db)),
    ...(await failedAtTheBank(db)),
  ]
}

async function spentBeforeRefund(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('checkouts')
    .select(['id', 'credits_short'])
    .where('credits_short', '>', 0)
    .orderBy('paid_at')
    .execute()
  return rows.map(
    ({ id, credits_short }) =>
      `${id}: the money went back, ${credits_short} of its credits had been spent`,
  )
}

async function paidForNobody(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('checkouts')
    .select('id')
    .where('status', '=', 'paid')
    .where('credited_at', 'is', null)
    .whereRef('refunded_amount', '<', 'amount')
    .orderBy('paid_at')
    .execute()
  return rows.map(
    ({ id }) => `${id}: paid by an account that was deleted meanwhile; rolefit admin refund ${id}`,
  )
}

async function unended(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_reversals as r')
    .innerJoin('checkouts as c', 'c.payment_id', 'r.payment_id')
    .select('c.id')
    .where('r.status', '=', 'pending')
    .orderBy('r.created_at')
    .execute()
  return rows.map(
    ({ id }) => `${id}: its refund was cut off; rolefit admin refund ${id} continues it`,
  )
}

async function failedAtTheBank(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_events')
    .select('checkout_id as id')
    .where('type', '=', 'refund.failed')
    .orderBy('created_at')
    .execute()
  return rows.map(
    ({ id }) =>
      `${id}: the buyer’s bank sent a refund back; the money lies at the provider and has to go another way`,
  )
}
