import type { Db } from '../../database/database.ts'
import { preparedQuery } from '../../database/prepared-query.ts'
import type { SessionRow } from '../../database/tables.ts'

/** Adds the session, or leaves the one that this very token already has. */
export async function addSession(db: Db, session: SessionRow): Promise<void> {
  await db
    .insertInto('sessions')
    .values(session)
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .execute()
}

/** The live session with its account, or null. */
export const findSessionWithAccount = preparedQuery(
  ['tokenHash', 'now'],
  (db, by: { tokenHash: string; now: number }) =>
    db
      .selectFrom('sessions')
      .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
      .select([
        'sessions.id as session_id',
        'sessions.last_seen_at',
        'accounts.id as account_id',
        'accounts.email',
        'accounts.first_name',
        'accounts.last_name',
      ])
      .where('sessions.token_hash', '=', by.tokenHash)
      .where('sessions.expires_at', '>', by.now),
)

export async function touchSession(
  db: Db,
  { id, now, expiresAt }: { id: string; now: number; expiresAt: number },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .execute()
}

export function listSessions(db: Db, { accountId, now }: { accountId: string; now: number }) {
  return db
    .selectFrom('sessions')
    .select(['id', 'label', 'created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Answers whether the account had such a session. */
export async function removeSession(
  db: Db,
  { accountId, id }: { accountId: string; id: string },
): Promise<boolean> {
  const removed = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}

export async function removeSessionByToken(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

export async function removeAllSessions(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).execute()
}

export async function removeExpiredSessions(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}
