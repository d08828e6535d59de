import { mountAccounts } from './accounts/accounts-routes.ts'
import type { AppContext } from './app-context.ts'
import { mountCredits } from './credits/credits-routes.ts'
import { answerErrors } from './http/answer-errors.ts'
import { mountApiDocs } from './http/api-docs.ts'
import { mountDevelopment, mountTestClock } from './http/development-routes.ts'
import { mountHealth } from './http/health-routes.ts'
import { createMount } from './http/mount.ts'
import { servePages, type WebApp } from './http/serve-pages.ts'
import { watchRequests } from './http/watch-requests.ts'
import type { DevelopmentMailbox } from './mail/development-mailbox.ts'
import { findSession } from './sign-in/find-session.ts'
import { mountSignIn } from './sign-in/sign-in-routes.ts'
import { Hono } from 'hono'

export interface AppParts {
  readonly context: AppContext
  readonly isStopping?: () => boolean
  /** Present where no mail server is set. */
  readonly mailbox?: DevelopmentMailbox | undefined
  /** Present only where a test may move the clock. */
  readonly advanceClock?: ((ms: number) => void) | undefined
  /** Absent in API tests. */
  readonly web?: WebApp | undefined
}

/** The whole of Rolefit behind one `fetch`: the API, then the web app. */
export function createApp(parts: AppParts): Hono {
  const { context, isStopping = () => false, mailbox, advanceClock, web } = parts
  const app = new Hono()
  watchRequests(app, context, isStopping)

  const mount = createMount(app, context, findSession)
  mountSignIn(mount)
  mountAccounts(mount)
  mountCredits(mount)

  mountApiDocs(app, context.settings.version)
  mountHealth(app, context, isStopping)
  if (mailbox) mountDevelopment(app, { context, mailbox })
  if (advanceClock) mountTestClock(app, advanceClock)
  answerErrors(app, context)
  if (web) servePages(app, context, web)
  return app
}
