import { openAccount } from '../src/accounts/open-account.ts'
import { auditLedger } from '../src/credits/audit-ledger.ts'
import type { Db } from '../src/database/database.ts'
import { auditPurchases } from '../src/payments/audit-purchases.ts'

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
