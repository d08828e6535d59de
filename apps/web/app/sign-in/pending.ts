import { redirect } from 'react-router'
import { pendingCookie, safeNext } from '@rolefit/contract/sign-in-rules'

/** The sign-in that waits for its mail: kept in a short-lived cookie, so that it needs no JavaScript. */
export interface Pending {
  readonly email: string
  readonly next: string
  /** Only where there is no mail server: the link itself, as a path. */
  readonly devLink: string | null
  /** Tells one mail from the next. */
  readonly sentAtMs: number
}

const lifetimeSeconds = 900

function writePending(pending: Pending): string {
  const value = encodeURIComponent(JSON.stringify(pending))
  return `${pendingCookie}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifetimeSeconds}`
}

/** On to the page that waits for the mail; without a mail server the link itself comes along. */
export function goWaiting(
  asked: { readonly email: string; readonly next: string },
  { verifyUrl, path = '/check-email' }: { verifyUrl: string | undefined; path?: string },
): Response {
  const link = verifyUrl ? new URL(verifyUrl) : null
  const devLink = link && `${link.pathname}${link.search}`
  return redirect(path, {
    headers: { 'set-cookie': writePending({ ...asked, devLink, sentAtMs: Date.now() }) },
  })
}

export const forgetPending = `${pendingCookie}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`

export function readPending(cookies: string | null): Pending | null {
  const value = new RegExp(`(?:^|;\\s*)${pendingCookie}=([^;]+)`).exec(cookies ?? '')?.[1]
  if (!value) return null
  try {
    const parsed: unknown = JSON.parse(decodeURIComponent(value))
    if (!isPending(parsed)) return null
    // A neighbour under the same domain can write cookies, too.
    const { devLink } = parsed
    return {
      ...parsed,
      next: safeNext(parsed.next),
      devLink: devLink?.startsWith('/magic?') ? devLink : null,
    }
  } catch {
    return null
  }
}

function isPending(value: unknown): value is Pending {
  return (
    typeof value === 'object' &&
    value !== null &&
    'email' in value &&
    typeof value.email === 'string' &&
    'next' in value &&
    typeof value.next === 'string' &&
    'devLink' in value &&
    (value.devLink === null || typeof value.devLink === 'string') &&
    'sentAtMs' in value &&
    typeof value.sentAtMs === 'number'
  )
}
