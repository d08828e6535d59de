import { openAccount } from '../../src/accounts/open-account.ts'
import { auditLedger } from '../../src/credits/audit-ledger.ts'
import type { Db } from '../../src/database/database.ts'
import { auditPurchases } from '../../src/payments/books/audit-purchases.ts'
import { addCheckout } from '../../src/payments/checkout-store.ts'
import type { PretendGateway } from '../../src/payments/gateways/gateway.ts'
import { parseEvent } from '../../src/payments/gateways/payment-event.ts'
import { pretendGateway } from '../../src/payments/gateways/pretend-gateway.ts'

let people = 0

/** A person with the three free credits. */
export async function newAccount(db: Db, now = 1): Promise<string> {
  people += 1
  const email = `person-${people}@example.com`
  const person = { email, first_name: 'Ada', last_name: 'Byron', year_of_birth: 1992, now }
  return (await db.transaction().execute((transaction) => openAccount(transaction, person))).id
}

/** Everything that both audits find wrong. */
export async function auditAll(db: Db): Promise<readonly string[]> {
  return [...(await auditLedger(db)), ...(await auditPurchases(db))]
}

/** What a person's analyses have left behind, where nobody else has an account. */
export async function whatIsStored(db: Db) {
  const analyses = await db.selectFrom('analyses').select('id').execute()
  const balances = await db.selectFrom('credit_balances').select('balance').execute()
  return { analyses: analyses.length, balance: balances[0]?.balance, audit: await auditAll(db) }
}

interface Wanted {
  readonly id: string
  readonly accountId: string
  readonly credits: number
  readonly amount: number
}

/** A checkout as it stands before anything is paid. */
export function openCheckout(db: Db, { id, accountId, credits, amount }: Wanted): Promise<void> {
  return addCheckout(db, {
    id,
    account_id: accountId,
    gateway: 'pretend',
    session_id: null,
    payment_id: null,
    pack_key: 'test',
    pack_name: 'Test Pack',
    credits,
    amount,
    currency: 'usd',
    status: 'open',
    refunded_amount: 0,
    credits_short: 0,
    created_at: 1,
    paid_at: null,
    credited_at: null,
  })
}

/** A gateway that believes what it is told, for tests that are about what comes after. */
export function trustingGateway(): PretendGateway {
  let told = 0
  return {
    ...pretendGateway(),
    readEvent: async ({ body }) => parseEvent(JSON.parse(String(body))),
    signEvent: async (type, object) => {
      told += 1
      return messageOf({ id: `evt_told_${process.pid}_${told}`, type, object })
    },
  }
}

/** An event as the trusting gateway takes it. */
export function messageOf({ id, type, object }: { id: string; type: string; object: object }) {
  return { body: JSON.stringify({ id, type, data: { object } }), signature: '' }
}
