import { wrongCodesAllowed } from '@rolefit/contract/sign-in-rules'
import { findAccount } from '../accounts/find-account.ts'
import type { AppContext } from '../app-context.ts'
import type { SignInRequestRow } from '../database/tables.ts'
import { Problem } from '../http/problem.ts'
import type { RequestInfo } from '../http/request-info.ts'
import { refuseCrossSite } from '../http/same-site.ts'
import { finishSignIn, signedIn } from './finish-sign-in.ts'
import { deriveSessionToken, hashSecret, newSecret } from './secrets.ts'
import { findSessionWithAccount } from './session-store.ts'
import { readBrowserSecret, writeBrowserSecret, writeSessionToken } from './sign-in-cookies.ts'
import { findRequestByToken } from './sign-in-request-store.ts'

interface Verify {
  readonly token: string | undefined
  readonly info: RequestInfo
  readonly setHeader: (name: string, value: string) => void
}

/** A double click or a lost answer is forgiven for this long, to the same browser. */
const repeatMs = 60_000

/**
 * Uses the link in the browser that asked for it. Any other browser is asked for a click first, so
 * that a mail scanner that opens links cannot use it up.
 */
export async function verifyLink(context: AppContext, { token, info, setHeader }: Verify) {
  refuseCrossSite(info)
  const request = await readRequest(context, { token, info })
  const browserSecret = readBrowserSecret(info)
  if (request.used_at !== null) return repeat(context, { request, browserSecret, info, setHeader })
  if (!browserSecret || hashSecret(browserSecret) !== request.browser_hash) {
    if (!browserSecret) setHeader('set-cookie', writeBrowserSecret(newSecret(), info))
    throw new Problem('confirm_needed')
  }
  return finishSignIn(context, { request, browserSecret, way: 'link', info, setHeader })
}

/** Uses the link after a click, in whichever browser. */
export async function confirmLink(context: AppContext, { token, info, setHeader }: Verify) {
  const request = await readRequest(context, { token, info })
  const known = readBrowserSecret(info)
  if (request.used_at !== null) {
    return repeat(context, { request, browserSecret: known, info, setHeader })
  }
  const browserSecret = known ?? newSecret()
  if (!known) setHeader('set-cookie', writeBrowserSecret(browserSecret, info))
  return finishSignIn(context, { request, browserSecret, way: 'click', info, setHeader })
}

async function readRequest(context: AppContext, { token, info }: Omit<Verify, 'setHeader'>) {
  await context.limits.spend('verify_by_address', info.limitKey)
  if (!token) throw new Problem('missing_token')
  const request = await findRequestByToken(context.db, hashSecret(token))
  const isDead = !request || request.expires_at <= context.now()
  if (isDead || request.wrong_codes >= wrongCodesAllowed) throw new Problem('invalid_link')
  return request
}

interface Repeat {
  readonly request: SignInRequestRow
  readonly browserSecret: string | undefined
  readonly info: RequestInfo
  readonly setHeader: (name: string, value: string) => void
}

/** The same browser asks again within a minute, and its session still stands: the same answer. */
async function repeat(context: AppContext, { request, browserSecret, info, setHeader }: Repeat) {
  const now = context.now()
  const isRecent = request.used_at !== null && now - request.used_at <= repeatMs
  if (!isRecent || !browserSecret || hashSecret(browserSecret) !== request.used_by_hash) {
    throw new Problem('invalid_link')
  }
  const token = deriveSessionToken(browserSecret, request.id)
  const session = await findSessionWithAccount(context.db, { tokenHash: hashSecret(token), now })
  const account = session && (await findAccount(context.db, request.email))
  if (!account) throw new Problem('invalid_link')
  setHeader('set-cookie', writeSessionToken(token, info))
  return signedIn(account, request.next)
}
