import type { verifyLink } from '@rolefit/contract'
import { findAccount } from '../accounts/find-account.ts'
import { openAccount } from '../accounts/open-account.ts'
import type { AppContext } from '../app-context.ts'
import type { Db } from '../database/database.ts'
import type { AccountRow, SignInRequestRow } from '../database/tables.ts'
import type { HandlerReply } from '../http/mount.ts'
import { Problem } from '../http/replies/problem.ts'
import type { RequestInfo } from '../http/request-info.ts'
import { newId } from '../ids.ts'
import { parseRegistration } from './registration.ts'
import { repeatSignIn } from './repeat-sign-in.ts'
import { deriveSessionToken, hashSecret } from './secrets.ts'
import { deviceLabel } from './sessions/device-label.ts'
import { addSession } from './sessions/session-store.ts'
import { sessionDays, welcomeBack, writeSessionToken } from './sessions/sign-in-cookies.ts'
import { useRequest } from './sign-in-request-store.ts'

interface Finish {
  readonly request: SignInRequestRow
  readonly browserSecret: string
  readonly way: 'link' | 'click' | 'code'
  readonly info: RequestInfo
  readonly setHeader: (name: string, value: string) => void
}

const dayMs = 86_400_000

/** Uses the request up and signs this browser in: account, credits and session, or none of them. */
export async function finishSignIn(
  context: AppContext,
  { request, browserSecret, way, info, setHeader }: Finish,
): Promise<HandlerReply<typeof verifyLink>> {
  const now = context.now()
  const token = deriveSessionToken(browserSecret, request.id)
  const account = await context.db.transaction().execute(async (db) => {
    const usedByHash = hashSecret(browserSecret)
    if (!(await useRequest(db, { id: request.id, now, usedByHash }))) return null
    const person = await accountFor(db, { request, now })
    await addSession(db, {
      id: newId('ses'),
      account_id: person.id,
      token_hash: hashSecret(token),
      label: deviceLabel(info.userAgent),
      created_at: now,
      last_seen_at: now,
      expires_at: now + sessionDays * dayMs,
    })
    return person
  })
  // Another call of the same link was faster; its answer is ours as well if this browser made it.
  if (!account) {
    return repeatSignIn(context, { requestId: request.id, browserSecret, info, setHeader })
  }
  setHeader('set-cookie', writeSessionToken(token, info))
  for (const cookie of welcomeBack(info)) setHeader('set-cookie', cookie)
  context.metrics.signIns.inc({ way })
  const { email, first_name, last_name } = account
  return { user: { email, first_name, last_name }, next: request.next }
}

async function accountFor(
  db: Db,
  { request, now }: { request: SignInRequestRow; now: number },
): Promise<AccountRow> {
  if (request.registration !== null) {
    return openAccount(db, {
      email: request.email,
      ...parseRegistration(request.registration),
      now,
    })
  }
  const account = await findAccount(db, request.email)
  // Deleted between the request and the click.
  if (!account) throw new Problem('invalid_link')
  return account
}
