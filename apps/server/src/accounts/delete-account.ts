import type { AppContext } from '../app-context.ts'
import { holdLedger } from '../credits/hold-ledger.ts'
import { forgetFeedback } from '../feedback/list-feedback.ts'
import type { SessionOwner } from '../http/mount.ts'
import { Problem } from '../http/replies/problem.ts'
import { holdPurchases } from '../payments/hold-purchases.ts'
import { forgetSignInRequests } from '../sign-in/sessions/sweep.ts'
import { removeAccount } from './account-store.ts'
import { normaliseEmail } from './normalise-email.ts'

/** Deletes the account and all that belongs to it, once its address has been typed out. */
export async function deleteAccount(
  { db }: AppContext,
  { owner, confirmation }: { owner: SessionOwner; confirmation: string },
): Promise<void> {
  if (normaliseEmail(confirmation) !== owner.email) throw new Problem('wrong_confirmation')
  await db.transaction().execute(async (transaction) => {
    await forgetSignInRequests(transaction, owner.email)
    await forgetFeedback(transaction, owner.email)
    // In the order in which news of a payment takes them, so that neither waits for the other.
    await holdPurchases(transaction, owner.accountId)
    await holdLedger(transaction, owner.accountId)
    await removeAccount(transaction, owner.accountId)
  })
}
