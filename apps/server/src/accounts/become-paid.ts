import type { Db } from '../database/database.ts'
import { changePlan } from './account-store.ts'

/** From the first purchase on the plan is "paid", and stays so. */
export function becomePaid(db: Db, accountId: string): Promise<void> {
  return changePlan(db, { id: accountId, plan: 'paid' })
}
