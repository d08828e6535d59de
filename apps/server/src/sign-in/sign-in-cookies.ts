import { linkLifetimeMinutes } from '@rolefit/contract/sign-in-rules'
import { readCookie, writeCookie } from '../http/cookies.ts'
import type { RequestInfo } from '../http/request-info.ts'

const sessionCookie = 'rolefit_session'
/** Says "this is the browser that asked for the link"; lives as long as the link does. */
const browserCookie = 'rolefit_browser'

export const sessionDays = 30
const secondsPerDay = 86_400

export function readSessionToken({ cookies }: RequestInfo): string | undefined {
  return readCookie(cookies, sessionCookie)
}

export function readBrowserSecret({ cookies }: RequestInfo): string | undefined {
  const secret = readCookie(cookies, browserCookie)
  return secret && /^[\w-]{43}$/.test(secret) ? secret : undefined
}

export function writeSessionToken(token: string, { isSecure }: RequestInfo): string {
  const maxAgeSeconds = sessionDays * secondsPerDay
  return writeCookie({ name: sessionCookie, value: token, maxAgeSeconds, secure: isSecure })
}

export function writeBrowserSecret(secret: string, { isSecure }: RequestInfo): string {
  const maxAgeSeconds = linkLifetimeMinutes * 60
  return writeCookie({ name: browserCookie, value: secret, maxAgeSeconds, secure: isSecure })
}

/** Both are forgotten at sign-out, so that a link used a moment ago cannot sign in again. */
export function forgetCookies({ isSecure }: RequestInfo): readonly string[] {
  return [sessionCookie, browserCookie].map((name) =>
    writeCookie({ name, value: '', maxAgeSeconds: 0, secure: isSecure }),
  )
}
