import type { Db } from '../database/database.ts'
import type { CheckoutRow, PaymentReversalRow } from '../database/tables.ts'

export async function addCheckout(db: Db, checkout: CheckoutRow): Promise<void> {
  await db.insertInto('checkouts').values(checkout).execute()
}

export async function changeCheckout(
  db: Db,
  { id, ...changes }: Pick<CheckoutRow, 'id'> & Partial<CheckoutRow>,
): Promise<void> {
  await db.updateTable('checkouts').set(changes).where('id', '=', id).execute()
}

/** Reads a checkout and holds it for this transaction: whoever else wants to change it waits. */
export async function holdCheckout(
  db: Db,
  by: { id: string } | { paymentId: string },
): Promise<CheckoutRow | null> {
  const row = await db
    .updateTable('checkouts')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id' in by ? 'id' : 'payment_id', '=', 'id' in by ? by.id : by.paymentId)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** By our id, or by the provider's id of the payment page or of the payment. */
export async function findCheckout(db: Db, id: string): Promise<CheckoutRow | null> {
  const row = await db
    .selectFrom('checkouts')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', id), eb('session_id', '=', id), eb('payment_id', '=', id)]))
    .executeTakeFirst()
  return row ?? null
}

export async function findOwnCheckout(
  db: Db,
  { id, accountId }: { id: string; accountId: string },
): Promise<CheckoutRow | null> {
  const row = await db
    .selectFrom('checkouts')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}

export function listPaidCheckouts(db: Db, accountId: string): Promise<CheckoutRow[]> {
  return db
    .selectFrom('checkouts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', '=', 'paid')
    .orderBy('paid_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Answers false where this event was acted on before. */
export async function addPaymentEvent(
  db: Db,
  event: { id: string; type: string; checkout_id: string | null; created_at: number },
): Promise<boolean> {
  const added = await db
    .insertInto('payment_events')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Holds a payment for this transaction, known before or not: news of it waits in line. */
export async function holdPayment(db: Db, { id, now }: { id: string; now: number }): Promise<void> {
  await db
    .insertInto('payments')
    .values({ id, created_at: now })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ created_at: eb.ref('payments.created_at') })),
    )
    .execute()
}

export function listReversals(
  db: Db,
  paymentIds: readonly string[],
): Promise<PaymentReversalRow[]> {
  if (paymentIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('payment_reversals')
    .selectAll()
    .where('payment_id', 'in', paymentIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function addReversal(db: Db, reversal: PaymentReversalRow): Promise<void> {
  await db.insertInto('payment_reversals').values(reversal).execute()
}

export async function findReversal(db: Db, id: string): Promise<PaymentReversalRow | null> {
  const row = await db
    .selectFrom('payment_reversals')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Ends a refund that is under way; answers false where somebody else has ended it already. */
export async function endRefund(
  db: Db,
  { id, ...end }: { id: string; status: 'done' | 'undone'; gateway_id: string | null },
): Promise<boolean> {
  const ended = await db
    .updateTable('payment_reversals')
    .set(end)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

export async function changeReversal(
  db: Db,
  { id, ...changes }: Pick<PaymentReversalRow, 'id'> & Partial<PaymentReversalRow>,
): Promise<void> {
  await db.updateTable('payment_reversals').set(changes).where('id', '=', id).execute()
}
