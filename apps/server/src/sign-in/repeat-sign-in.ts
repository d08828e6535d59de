import type { verifyLink } from '@rolefit/contract'
import { findAccount } from '../accounts/find-account.ts'
import type { AppContext } from '../app-context.ts'
import type { HandlerReply } from '../http/mount.ts'
import { Problem } from '../http/replies/problem.ts'
import type { RequestInfo } from '../http/request-info.ts'
import { deriveSessionToken, hashSecret } from './secrets.ts'
import { findSessionWithAccount } from './sessions/session-store.ts'
import { welcomeBack, writeSessionToken } from './sessions/sign-in-cookies.ts'
import { findRequestById } from './sign-in-request-store.ts'

interface Repeat {
  readonly requestId: string
  readonly browserSecret: string | undefined
  readonly info: RequestInfo
  readonly setHeader: (name: string, value: string) => void
}

/** A double click or a lost answer is forgiven for this long, to the same browser. */
const repeatMs = 60_000

/** A used request is asked for again: by the same browser, soon, with its session still there, the same answer. */
export async function repeatSignIn(
  context: AppContext,
  { requestId, browserSecret, info, setHeader }: Repeat,
): Promise<HandlerReply<typeof verifyLink>> {
  const now = context.now()
  const request = await findRequestById(context.db, requestId)
  const usedAt = request?.used_at ?? Number.NEGATIVE_INFINITY
  const isSame = browserSecret && hashSecret(browserSecret) === request?.used_by_hash
  if (!request || !isSame || now - usedAt > repeatMs) throw new Problem('invalid_link')
  const token = deriveSessionToken(browserSecret, request.id)
  const session = await findSessionWithAccount(context.db, { tokenHash: hashSecret(token), now })
  const account = session && (await findAccount(context.db, request.email))
  if (!account) throw new Problem('invalid_link')
  setHeader('set-cookie', writeSessionToken(token, info))
  for (const cookie of welcomeBack(info)) setHeader('set-cookie', cookie)
  const { email, first_name, last_name } = account
  return { user: { email, first_name, last_name }, next: request.next }
}
