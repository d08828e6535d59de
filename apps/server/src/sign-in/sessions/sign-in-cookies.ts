import { leftCookie, linkLifetimeMinutes, pendingCookie } from '@rolefit/contract/sign-in-rules'
import { readCookie, writeCookie } from '../../http/cookies.ts'
import type { RequestInfo } from '../../http/request-info.ts'

const sessionCookie = 'rolefit_session'
/** Says "this is the browser that asked for the link"; lives as long as the link does. */
const browserCookie = 'rolefit_browser'

export const sessionDays = 30
const secondsPerDay = 86_400

export function readSessionToken({ cookies }: RequestInfo): string | undefined {
  return readCookie(cookies, sessionCookie)
}

/** Whether this browser says that it has logged out. */
export function saysItLeft({ cookies }: RequestInfo): boolean {
  return readCookie(cookies, leftCookie) !== undefined
}

export function readBrowserSecret({ cookies }: RequestInfo): string | undefined {
  const secret = readCookie(cookies, browserCookie)
  return secret && /^[\w-]{43}$/.test(secret) ? secret : undefined
}

export function writeSessionToken(token: string, { isSecure }: RequestInfo): string {
  const maxAgeSeconds = sessionDays * secondsPerDay
  return writeCookie({ name: sessionCookie, value: token, maxAgeSeconds, secure: isSecure })
}

/** What a browser that signs in is told: it has not left any more. */
export function welcomeBack(info: RequestInfo): readonly string[] {
  return saysItLeft(info) ? forgetting([leftCookie], info) : []
}

export function writeBrowserSecret(secret: string, { isSecure }: RequestInfo): string {
  const maxAgeSeconds = linkLifetimeMinutes * 60
  return writeCookie({ name: browserCookie, value: secret, maxAgeSeconds, secure: isSecure })
}

/** All are forgotten at sign-out: a link used a moment ago cannot sign in again, and no page names who waited for it. */
export function forgetCookies(info: RequestInfo): readonly string[] {
  return forgetting([sessionCookie, browserCookie, leftCookie, pendingCookie], info)
}

function forgetting(names: readonly string[], { isSecure }: RequestInfo): readonly string[] {
  return names.map((name) => writeCookie({ name, value: '', maxAgeSeconds: 0, secure: isSecure }))
}
