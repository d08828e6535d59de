import type { Plan, Profile } from '@rolefit/contract'
import { readBalance } from '../credits/read-balance.ts'
import type { Db } from '../database/database.ts'
import { readAccountRow } from './account-store.ts'

/** What the profile page shows of its owner. */
export async function readProfile(db: Db, accountId: string): Promise<Profile> {
  const account = await readAccountRow(db, accountId)
  return {
    email: account.email,
    first_name: account.first_name,
    last_name: account.last_name,
    year_of_birth: account.year_of_birth,
    plan: account.plan,
    credits: await readBalance(db, accountId),
    created_at: new Date(account.created_at).toISOString(),
  }
}

export async function readPlan(db: Db, accountId: string): Promise<Plan> {
  return (await readAccountRow(db, accountId)).plan
}
