import type { requestMagicLink } from '@rolefit/contract'
import { linkLifetimeMinutes, safeNext } from '@rolefit/contract/sign-in-rules'
import type { AppContext } from '../app-context.ts'
import type { HandlerReply } from '../http/mount.ts'
import { Problem } from '../http/replies/problem.ts'
import type { RequestInfo } from '../http/request-info.ts'
import { newId } from '../ids.ts'
import type { Delivery } from '../mail/mailer.ts'
import type { Registration } from './registration.ts'
import { hashCode, hashSecret, newCode, newSecret } from './secrets.ts'
import { readBrowserSecret, writeBrowserSecret } from './sessions/sign-in-cookies.ts'
import { signInMail } from './sign-in-mail.ts'
import { addSignInRequest } from './sign-in-request-store.ts'

interface Start {
  readonly email: string
  readonly next: string | undefined
  /** What a new person told us; kept with the request until the link proves the address. */
  readonly registration: Registration | null
  readonly info: RequestInfo
  readonly setHeader: (name: string, value: string) => void
}

/** Makes a link and a code, remembers which browser asked, and mails them. */
export async function startSignIn(
  context: AppContext,
  { email, next, registration, info, setHeader }: Start,
): Promise<HandlerReply<typeof requestMagicLink>> {
  await context.limits.spend('sign_in_by_email', hashSecret(email))
  const [id, token, code] = [newId('sir'), newSecret(), newCode()]
  const browserSecret = readBrowserSecret(info) ?? newSecret()
  const now = context.now()
  await addSignInRequest(context.db, {
    id,
    email,
    registration: registration && JSON.stringify(registration),
    token_hash: hashSecret(token),
    code_hash: hashCode(code, id),
    browser_hash: hashSecret(browserSecret),
    wrong_codes: 0,
    next: safeNext(next),
    created_at: now,
    expires_at: now + linkLifetimeMinutes * 60_000,
    used_at: null,
    used_by_hash: null,
  })
  setHeader('set-cookie', writeBrowserSecret(browserSecret, info))
  const link = `${info.ownOrigin}/magic?token=${token}`
  const isNew = registration !== null
  const delivery = await context.mailer.send(signInMail({ to: email, link, code, isNew }))
  context.metrics.mails.inc({ outcome: delivery })
  return replyFor(delivery, context, { info, link })
}

/**
 * The link itself is shown only where there is no mail server and the page is open on this very
 * machine: everywhere else it would sign in whoever asks.
 */
function replyFor(
  delivery: Delivery,
  { settings }: AppContext,
  { info, link }: { info: RequestInfo; link: string },
) {
  if (delivery === 'sent') return { emailed: true }
  if (delivery === 'kept' && info.isLoopback && !settings.production) {
    return { emailed: false, verify_url: link }
  }
  throw new Problem('mail_not_sent', { fields: { emailed: false } })
}
