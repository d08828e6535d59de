import { leftCookie, linkLifetimeMinutes } from '@rolefit/contract/sign-in-rules'
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

/** Whether this browser has logged out, even if the call that should end its session got lost. */
export function hasLeft({ cookies }: RequestInfo): boolean {
  return readCookie(cookies, leftCookie) !== undefined
}

export function readBrowserSecret({ cookies }: RequestInfo): string | undefined {
  const secret = readCookie(cookies, browserCookie)
  return secret && /^[\w-]{43}$/.test(secret) ? secret : undefined
}

export function writeSessionToken(token: string, info: RequestInfo): readonly string[] {
  const maxAgeSeconds = sessionDays * secondsPerDay
  const secure = info.isSecure
  const session = writeCookie({ name: sessionCookie, value: token, maxAgeSeconds, secure })
  return hasLeft(info) ? [session, ...forgetting([leftCookie], info)] : [session]
}

export function writeBrowserSecret(secret: string, { isSecure }: RequestInfo): string {
  const maxAgeSeconds = linkLifetimeMinutes * 60
  return writeCookie({ name: browserCookie, value: secret, maxAgeSeconds, secure: isSecure })
}

/** All are forgotten at sign-out, so that a link used a moment ago cannot sign in again. */
export function forgetCookies(info: RequestInfo): readonly string[] {
  return forgetting([sessionCookie, browserCookie, leftCookie], info)
}

function forgetting(names: readonly string[], { isSecure }: RequestInfo): readonly string[] {
  return names.map((name) => writeCookie({ name, value: '', maxAgeSeconds: 0, secure: isSecure }))
}
