import type { AppContext } from '../../app-context.ts'
import type { Db } from '../../database/database.ts'
import { Problem } from '../../http/replies/problem.ts'
import type { RequestInfo } from '../../http/request-info.ts'
import { hashSecret } from '../secrets.ts'
import {
  listSessions,
  removeAllSessions,
  removeSession,
  removeSessionByToken,
} from './session-store.ts'
import { forgetCookies, readSessionToken } from './sign-in-cookies.ts'

interface Leaving {
  readonly info: RequestInfo
  readonly setHeader: (name: string, value: string) => void
}

/** Ends this browser's session; without one there is nothing to end, which is fine too. */
export async function signOut({ db }: AppContext, { info, setHeader }: Leaving): Promise<void> {
  const token = readSessionToken(info)
  if (token) await removeSessionByToken(db, hashSecret(token))
  forget({ info, setHeader })
}

export async function signOutEverywhere(
  { db }: AppContext,
  { accountId, info, setHeader }: Leaving & { accountId: string },
): Promise<void> {
  await removeAllSessions(db, accountId)
  forget({ info, setHeader })
}

/** Ends one session of the account; someone else's is not found. */
export async function signOutDevice(
  db: Db,
  { accountId, id }: { accountId: string; id: string },
): Promise<void> {
  if (!(await removeSession(db, { accountId, id }))) throw new Problem('not_found')
}

/** The account's live sessions, last used first. */
export async function listDevices(
  db: Db,
  { accountId, currentId, now }: { accountId: string; currentId: string; now: number },
) {
  const sessions = await listSessions(db, { accountId, now })
  return sessions.map(({ id, label, created_at, last_seen_at }) => ({
    id,
    label,
    signed_in_at: new Date(created_at).toISOString(),
    last_seen_at: new Date(last_seen_at).toISOString(),
    current: id === currentId,
  }))
}

function forget({ info, setHeader }: Leaving): void {
  for (const cookie of forgetCookies(info)) setHeader('set-cookie', cookie)
}
