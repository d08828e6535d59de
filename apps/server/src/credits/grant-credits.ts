import type { Db } from '../database/database.ts'
import { addCreditEntry } from './credit-store.ts'

/** Gives credits for a cause, once, in the caller's transaction. */
export function grantCredits(
  db: Db,
  grant: { accountId: string; credits: number; cause: string; now: number },
): Promise<boolean> {
  return addCreditEntry(db, { ...grant, kind: 'grant' })
}

/** Gives credits because an operator said so; the reference makes a repeated command harmless. */
export function grantByOperator(
  db: Db,
  grant: { accountId: string; credits: number; reference: string; note: string; now: number },
): Promise<boolean> {
  const { reference, ...rest } = grant
  return addCreditEntry(db, { ...rest, kind: 'operator', cause: `operator:${reference}` })
}
