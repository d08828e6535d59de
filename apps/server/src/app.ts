import { Hono } from 'hono'
import { mountAccounts } from './accounts/accounts-routes.ts'
import { mountAnalyses } from './analyses/analyses-routes.ts'
import type { AppContext } from './app-context.ts'
import { mountCredits } from './credits/credits-routes.ts'
import { mountCvs } from './cvs/cvs-routes.ts'
import { mountEvents } from './events/events-routes.ts'
import { mountFeedback } from './feedback/feedback-routes.ts'
import { mountApiDocs } from './http/api-docs.ts'
import { mountDevelopment, mountTestClock } from './http/development-routes.ts'
import { mountHealth } from './http/health-routes.ts'
import { createMount } from './http/mount.ts'
import { servePages, type WebApp } from './http/pages/serve-pages.ts'
import { answerErrors, answerUnknown } from './http/replies/answer-errors.ts'
import { watchRequests } from './http/watch-requests.ts'
import type { DevelopmentMailbox } from './mail/development-mailbox.ts'
import { mountWebhook } from './payments/news/webhook-route.ts'
import { mountPayments } from './payments/payments-routes.ts'
import { mountScorePicture, mountSharing } from './sharing/sharing-routes.ts'
import { findSession } from './sign-in/sessions/find-session.ts'
import { mountSignIn } from './sign-in/sign-in-routes.ts'

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

export interface App {
  readonly fetch: (request: Request, bindings?: object) => Response | Promise<Response>
  /** What the API answers, as "METHOD /path". */
  readonly endpoints: readonly string[]
}

/** The whole of Rolefit behind one `fetch`: the API, and beside it the web app. */
export function createApp(parts: AppParts): App {
  const api = createApi(parts)
  const site = createSite(parts, api)
  return {
    fetch: (request, bindings) => (isApi(request.url) ? api : site).fetch(request, bindings),
    endpoints: api.routes.map(({ method, path }) => `${method} ${path}`),
  }
}

/** Two applications, because a page passes through more on its way than an API call should. */
function isApi(url: string): boolean {
  const path = url.indexOf('/', url.indexOf('//') + 2)
  return url.startsWith('/api/', path)
}

function createApi({ context }: AppParts): Hono {
  const api = new Hono()
  const mount = createMount(api, context, { findSession })
  mountSignIn(mount)
  mountAccounts(mount)
  mountCredits(mount)
  mountPayments(mount)
  mountWebhook(api, context)
  mountAnalyses(mount)
  mountSharing(mount)
  mountCvs(mount)
  mountFeedback(mount)
  mountEvents(mount)
  mountApiDocs(api, context.settings.version)
  answerUnknown(api, context)
  return api
}

function createSite(
  { context, isStopping, mailbox, advanceClock, web }: AppParts,
  api: Hono,
): Hono {
  const site = new Hono()
  watchRequests(site, context)
  mountHealth(site, context, isStopping ?? (() => false))
  if (mailbox) mountDevelopment(site, { context, mailbox })
  if (advanceClock) mountTestClock(site, advanceClock)
  mountScorePicture(site, context)
  answerErrors(site, context)
  if (web) servePages(site, { context, api, web, findSession })
  return site
}
