import { freeAnalyses } from '@rolefit/contract'
import { grantCredits } from '../credits/grant-credits.ts'
import type { Db } from '../database/database.ts'
import type { AccountRow } from '../database/tables.ts'
import { newId } from '../ids.ts'
import { addAccount, findAccountByEmail } from './account-store.ts'

interface NewAccount {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly year_of_birth: number
  readonly now: number
}

/**
 * Makes the account with its free credits, in the caller's transaction. Two links of one address
 * used at once make one account: the second finds the first.
 */
export async function openAccount(db: Db, { now, ...person }: NewAccount): Promise<AccountRow> {
  const account = { id: newId('acc'), ...person, plan: 'free' as const, created_at: now }
  if (await addAccount(db, account)) {
    const cause = `registration:${account.id}`
    await grantCredits(db, { accountId: account.id, credits: freeAnalyses, cause, now })
    return account
  }
  const existing = await findAccountByEmail(db, person.email)
  if (!existing) throw new Error('An account was taken and is gone again')
  return existing
}
