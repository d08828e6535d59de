import type { KyselyPlugin } from 'kysely'
import { openAccount } from '../../src/accounts/open-account.ts'
import type { AppContext } from '../../src/app-context.ts'
import { spendCredit } from '../../src/credits/spend-credit.ts'
import { findCheckout } from '../../src/payments/checkout-store.ts'
import { receiveEvent } from '../../src/payments/news/receive-event.ts'
import { refundCheckout } from '../../src/payments/refunds/refund-checkout.ts'
import { createTestApp, type TestApp } from '../test-app.ts'
import { messageOf, openCheckout, trustingGateway } from './ledger.ts'

const person = {
  email: 'trader@example.com',
  first_name: 'Ada',
  last_name: 'Byron',
  year_of_birth: 1992,
  now: 1,
}
const checkout = { id: 'chk_trade', credits: 20, amount: 1500 }
const payment = { payment_intent: 'pi_trade', metadata: { checkout_id: checkout.id } }

/** The credits that are left when everything below has happened once. */
export const leftAfterTrade = 0

export function openTrade(place: { dataDir: string; databaseUrl: string | undefined }) {
  return createTestApp({ place, gateway: trustingGateway() })
}

/** Everything that can happen to credits, each step as its sender would repeat it after a crash. */
export async function trade({ context }: TestApp, plugin?: KyselyPlugin): Promise<void> {
  const db = plugin ? context.db.withPlugin(plugin) : context.db
  const traded: AppContext = { ...context, db }
  const { id: accountId } = await db
    .transaction()
    .execute((transaction) => openAccount(transaction, person))
  if (!(await findCheckout(db, checkout.id))) await openCheckout(db, { ...checkout, accountId })
  const hear = (id: string, type: string, object: object) =>
    receiveEvent(traded, messageOf({ id, type, object }))
  const session = { ...payment, id: 'cs_trade', payment_status: 'paid', amount_total: 1500 }
  await hear('evt_paid', 'checkout.session.completed', session)
  for (const analysisId of ['ana_1', 'ana_2', 'ana_3']) {
    await db
      .transaction()
      .execute((transaction) => spendCredit(transaction, { accountId, analysisId, now: 2 }))
  }
  const dispute = { ...payment, id: 'dp_trade', amount: 1500 }
  await hear('evt_disputed', 'charge.dispute.created', { ...dispute, status: 'needs_response' })
  await hear('evt_won', 'charge.dispute.closed', { ...dispute, status: 'won' })
  const charge = { ...payment, id: 'ch_trade', amount_refunded: 300 }
  await hear('evt_refunded', 'charge.refunded', charge)
  await refundCheckout(traded, checkout.id)
}
