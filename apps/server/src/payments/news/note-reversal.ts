import type { Db } from '../../database/database.ts'
import type { CheckoutRow } from '../../database/tables.ts'
import { addReversal, changeReversal, findReversal } from '../checkout-store.ts'
import type { DisputeNews, RefundNews } from '../gateways/payment-event.ts'

/** Writes down that money goes back, or that it does not after all; the ledger is brought in line by who calls. */
export function noteReversal(db: Db, event: RefundNews | DisputeNews, now: number): Promise<void> {
  return event.about === 'refund' ? noteRefund(db, event, now) : noteDispute(db, event, now)
}

/** How the credit history tells it. */
export function reversalNote(event: RefundNews | DisputeNews, { pack_name }: CheckoutRow): string {
  if (event.about === 'refund') return `Refund of ${pack_name}`
  return event.isWon
    ? `${pack_name}: the bank has decided, credits are back`
    : `${pack_name}: payment disputed at the bank, credits on hold`
}

/** A charge has one line, which says how much of it has gone back in all: late news changes nothing. */
async function noteRefund(db: Db, { chargeId, paymentId, totalAmount }: RefundNews, now: number) {
  const known = await findReversal(db, chargeId)
  if (known) {
    const total = Math.max(known.total_amount, totalAmount)
    await changeReversal(db, { id: chargeId, amount: total, total_amount: total })
    return
  }
  await addReversal(db, {
    id: chargeId,
    payment_id: paymentId,
    kind: 'refund',
    made_by: 'gateway',
    status: 'done',
    amount: totalAmount,
    total_amount: totalAmount,
    credits: 0,
    gateway_id: chargeId,
    created_at: now,
  })
}

/** Won stays won, even where the news that it began comes later. */
async function noteDispute(
  db: Db,
  { disputeId, paymentId, amount, isWon }: DisputeNews,
  now: number,
) {
  const known = await findReversal(db, disputeId)
  if (known) {
    if (isWon) await changeReversal(db, { id: disputeId, status: 'undone' })
    return
  }
  await addReversal(db, {
    id: disputeId,
    payment_id: paymentId,
    kind: 'dispute',
    made_by: 'gateway',
    status: isWon ? 'undone' : 'done',
    amount,
    total_amount: amount,
    credits: 0,
    gateway_id: disputeId,
    created_at: now,
  })
}
