import { isEmail } from '@rolefit/contract/sign-in-rules'
import { accountExists } from '../accounts/find-account.ts'
import { normaliseEmail } from '../accounts/normalise-email.ts'
import type { AppContext } from '../app-context.ts'
import { Problem } from '../http/replies/problem.ts'
import type { RequestInfo } from '../http/request-info.ts'
import {
  parseRegistration,
  type Registration,
  type RegistrationForm,
  readRegistration,
} from './registration.ts'
import { hashSecret } from './secrets.ts'
import { readBrowserSecret } from './sessions/sign-in-cookies.ts'
import { findRequestByBrowser } from './sign-in-request-store.ts'
import { startSignIn } from './start-sign-in.ts'

interface Asked {
  readonly body: { readonly email: string; readonly next?: string | undefined }
  readonly info: RequestInfo
  readonly setHeader: (name: string, value: string) => void
}

/** Mails a sign-in link to a person who has an account. */
export async function requestLink(context: AppContext, { body, info, setHeader }: Asked) {
  const email = await readEmail(context, { given: body.email, info })
  const start = { email, next: body.next, info, setHeader }
  if (await accountExists(context.db, email)) {
    return startSignIn(context, { ...start, registration: null })
  }
  const registration = await findRegistration(context, { email, info })
  if (registration) return startSignIn(context, { ...start, registration })
  throw new Problem('not_found', { message: 'No account has this email address.' })
}

/** Mails a sign-in link to a new person; the account is made when the link proves the address. */
export async function register(
  context: AppContext,
  { body, info, setHeader }: Asked & { body: Asked['body'] & RegistrationForm },
) {
  const email = await readEmail(context, { given: body.email, info })
  const registration = readRegistration(body, context.now())
  if (await accountExists(context.db, email)) throw new Problem('user_exists')
  return startSignIn(context, { email, next: body.next, registration, info, setHeader })
}

/** A new person who asks for the mail again has told this browser their name a moment ago. */
async function findRegistration(
  context: AppContext,
  { email, info }: { email: string; info: RequestInfo },
): Promise<Registration | null> {
  const browserSecret = readBrowserSecret(info)
  if (!browserSecret) return null
  const request = await findRequestByBrowser(context.db, hashSecret(browserSecret))
  if (!request?.registration || request.email !== email) return null
  return request.expires_at > context.now() ? parseRegistration(request.registration) : null
}

async function readEmail(
  context: AppContext,
  { given, info }: { given: string; info: RequestInfo },
): Promise<string> {
  await context.limits.spend('sign_in_by_address', info.limitKey)
  const email = normaliseEmail(given)
  if (!isEmail(email)) throw new Problem('invalid_email')
  return email
}
