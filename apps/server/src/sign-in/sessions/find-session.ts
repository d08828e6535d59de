import type { AppContext } from '../../app-context.ts'
import type { SessionOwner } from '../../http/mount.ts'
import type { RequestInfo } from '../../http/request-info.ts'
import { hashSecret } from '../secrets.ts'
import { endWhereLeft } from './end-where-left.ts'
import { findSessionWithAccount, touchSession } from './session-store.ts'
import { readSessionToken, sessionDays, writeSessionToken } from './sign-in-cookies.ts'

const hourMs = 3_600_000
const dayMs = 86_400_000

interface Asking {
  readonly info: RequestInfo
  /** Absent where the answer's headers have left already. */
  readonly setHeader?: ((name: string, value: string) => void) | undefined
}

/** The owner of the request's session cookie, or null. Using a session keeps it and its cookie alive. */
export async function findSession(
  { db, now }: AppContext,
  { info, setHeader }: Asking,
): Promise<SessionOwner | null> {
  const token = readSessionToken(info)
  if (!token) return null
  if (await endWhereLeft(db, { info, token })) return null
  const at = now()
  const session = await findSessionWithAccount(db, { tokenHash: hashSecret(token), now: at })
  if (!session) return null
  // Once an hour is exact enough for "last seen" and spares a write per request.
  if (setHeader && at - session.last_seen_at > hourMs) {
    await touchSession(db, { id: session.session_id, now: at, expiresAt: at + sessionDays * dayMs })
    setHeader('set-cookie', writeSessionToken(token, info))
  }
  return {
    sessionId: session.session_id,
    accountId: session.account_id,
    email: session.email,
    firstName: session.first_name,
    lastName: session.last_name,
  }
}
