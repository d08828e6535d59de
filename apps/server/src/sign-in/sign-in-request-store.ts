import { wrongCodesAllowed } from '@rolefit/contract/sign-in-rules'
import type { Db } from '../database/database.ts'
import type { SignInRequestRow } from '../database/tables.ts'

export async function addSignInRequest(db: Db, request: SignInRequestRow): Promise<void> {
  await db.insertInto('sign_in_requests').values(request).execute()
}

export async function findRequestByToken(db: Db, tokenHash: string) {
  const row = await db
    .selectFrom('sign_in_requests')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row ?? null
}

export async function findRequestById(db: Db, id: string) {
  const row = await db
    .selectFrom('sign_in_requests')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** The newest request that this browser made: the one whose code the person is typing. */
export async function findRequestByBrowser(db: Db, browserHash: string) {
  const row = await db
    .selectFrom('sign_in_requests')
    .selectAll()
    .where('browser_hash', '=', browserHash)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Uses the request up. Of any number of calls at once, one gets true. */
export async function useRequest(
  db: Db,
  { id, now, usedByHash }: { id: string; now: number; usedByHash: string },
): Promise<boolean> {
  const used = await db
    .updateTable('sign_in_requests')
    .set({ used_at: now, used_by_hash: usedByHash })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

/**
 * Takes one of the five tries before the code is looked at, so that a hundred guesses at once are still
 * five; answers how many tries are left, or null when there was none to take.
 */
export async function takeCodeTry(
  db: Db,
  { id, now }: { id: string; now: number },
): Promise<number | null> {
  const taken = await db
    .updateTable('sign_in_requests')
    .set((eb) => ({ wrong_codes: eb('wrong_codes', '+', 1) }))
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('wrong_codes', '<', wrongCodesAllowed)
    .returning('wrong_codes')
    .executeTakeFirst()
  return taken ? wrongCodesAllowed - taken.wrong_codes : null
}

export async function removeRequestsOf(db: Db, email: string): Promise<void> {
  await db.deleteFrom('sign_in_requests').where('email', '=', email).execute()
}

export async function removeExpiredRequests(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sign_in_requests').where('expires_at', '<=', now).execute()
}
