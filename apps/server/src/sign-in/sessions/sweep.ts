import type { Db } from '../../database/database.ts'
import { removeExpiredRequests, removeRequestsOf } from '../sign-in-request-store.ts'
import { removeExpiredSessions } from './session-store.ts'

/** Removes sessions and sign-in requests that are past their time. */
export async function sweepExpired(db: Db, now: number): Promise<void> {
  await removeExpiredSessions(db, now)
  await removeExpiredRequests(db, now)
}

/** Removes what is left of an address's sign-in requests, in the caller's transaction. */
export function forgetSignInRequests(db: Db, email: string): Promise<void> {
  return removeRequestsOf(db, email)
}
