import { wrongCodesAllowed } from '@rolefit/contract/sign-in-rules'
import type { AppContext } from '../app-context.ts'
import { Problem } from '../http/replies/problem.ts'
import type { RequestInfo } from '../http/request-info.ts'
import { refuseCrossSite } from '../http/same-site.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { repeatSignIn } from './repeat-sign-in.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { readBrowserSecret, writeBrowserSecret } from './sessions/sign-in-cookies.ts'
import { findRequestByToken } from './sign-in-request-store.ts'

interface Verify {
  readonly token: string | undefined
  readonly info: RequestInfo
  readonly setHeader: (name: string, value: string) => void
}

/**
 * Uses the link in the browser that asked for it. Any other browser is asked for a click first, so
 * that a mail scanner that opens links cannot use it up.
 */
export async function verifyLink(context: AppContext, { token, info, setHeader }: Verify) {
  refuseCrossSite(info)
  const request = await readRequest(context, { token, info })
  const browserSecret = readBrowserSecret(info)
  if (request.used_at !== null) {
    return repeatSignIn(context, { requestId: request.id, browserSecret, info, setHeader })
  }
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
