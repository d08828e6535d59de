import { randomBytes } from 'node:crypto'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import type { StatusCode } from 'hono/utils/http-status'
import type { HandlePage } from '@rolefit/contract'
import type { AppContext } from '../../app-context.ts'
import { readPageForm } from '../bodies/read-page-form.ts'
import { logUnexpected } from '../log-unexpected.ts'
import type { FindSession } from '../mount.ts'
import { Problem } from '../replies/problem.ts'
import { requestInfo } from '../request-info.ts'
import { type Fetcher, pageFetch } from './page-fetch.ts'
import { contentSecurityPolicy, workerPolicy } from './security-headers.ts'

/** The built web app: one function for pages, one folder of files. */
export interface WebApp {
  readonly handlePage: HandlePage
  /** Absent in development, where the build tool serves the files itself. */
  readonly clientFolder: string | undefined
}

interface Parts {
  readonly context: AppContext
  readonly api: Fetcher
  readonly web: WebApp
  readonly findSession: FindSession
}

/** All that links and forms ask for. */
const pageMethods: readonly string[] = ['GET', 'HEAD', 'POST']
const yearSeconds = 31_536_000
/** All of our cookies but the one of the colours. */
const saysWho = /(?:^|;\s*)rolefit_/

/** Everything that is no API: files of the web app, then its pages. */
export function servePages(app: Hono, { context, api, web, findSession }: Parts): void {
  if (web.clientFolder !== undefined) serveFiles(app, web.clientFolder)
  const { feedbackFormUrl } = context.settings
  const frames = feedbackFormUrl && new URL(feedbackFormUrl).origin
  app.use(compress())
  app.all('*', async (c) => {
    if (!pageMethods.includes(c.req.method)) {
      throw new Problem('method_not_allowed', { headers: { allow: pageMethods.join(', ') } })
    }
    // The router would complain of it aloud, and what it repeats may be the key of a shared link.
    if (!isDecodable(c.req.path))
      throw new Problem('not_found', { message: 'No route matches URL' })
    const info = requestInfo(c, context)
    const { request, cookies } =
      c.req.method === 'POST'
        ? await readPageForm(c, { context, info, findSession })
        : { request: c.req.raw, cookies: [] }
    if (!request) return c.redirect(`/login?next=${encodeURIComponent(c.req.path)}`, 303)
    const nonce = randomBytes(16).toString('base64')
    const { fetchApi, cookiesSet } = pageFetch(api, c)
    const page = await web.handlePage(request, {
      nonce,
      fetchApi,
      origin: info.ownOrigin,
      feedbackFormUrl,
      services: context.settings.services,
      reportError: (error) => {
        if (!(error instanceof Problem)) logUnexpected(context, error)
      },
    })
    return finishPage(c, page, {
      cookies: [...cookies, ...cookiesSet()],
      isSecure: info.isSecure,
      isSomebodys: saysWho.test(info.cookies ?? ''),
      // Development pages talk to the build tool, which a strict policy would cut off.
      policy: web.clientFolder === undefined ? undefined : contentSecurityPolicy(nonce, frames),
    })
  })
}

function serveFiles(app: Hono, root: string): void {
  app.use(
    '/assets/*',
    filesWith(root, {
      'cache-control': `public, max-age=${yearSeconds}, immutable`,
      'content-security-policy': workerPolicy,
    }),
  )
  const files = filesWith(root, { 'cache-control': 'public, max-age=3600' })
  app.get('*', (c, next) => (hasExtension(c) ? files(c, next) : next()))
}

/** Files with headers of their own. Not by `onFound`, which comes when the answer already stands. */
function filesWith(root: string, headers: Readonly<Record<string, string>>): MiddlewareHandler {
  const find = serveStatic({ root, precompressed: true })
  return async (c, next) => {
    const found: unknown = await find(c, next)
    // What `next` resolves to is no answer, whatever its type says.
    if (!(found instanceof Response)) return
    for (const [name, value] of Object.entries(headers)) found.headers.set(name, value)
    return found
  }
}

function isDecodable(path: string): boolean {
  try {
    return decodeURI(path) !== ''
  } catch {
    return false
  }
}

function hasExtension(c: Context): boolean {
  return /\.[a-z0-9]{2,12}$/i.test(c.req.path)
}

interface Finish {
  readonly cookies: readonly string[]
  readonly isSecure: boolean
  /** Whether it may show whose browser asked for it. */
  readonly isSomebodys: boolean
  readonly policy: string | undefined
}

function finishPage(
  c: Context,
  page: Response,
  { cookies, isSecure, isSomebodys, policy }: Finish,
): Response {
  const headers = new Headers(page.headers)
  headers.delete('set-cookie')
  // What a browser stores it shows again to whoever presses Back, also after its person has logged out.
  const keeping = isSomebodys ? 'private, no-store' : 'private, no-cache'
  if (!headers.has('cache-control')) headers.set('cache-control', keeping)
  if (policy) c.header('content-security-policy', policy)
  else c.header('content-security-policy', undefined)
  headers.forEach((value, name) => {
    c.header(name, value)
  })
  for (const cookie of [...page.headers.getSetCookie(), ...cookies]) {
    c.header('set-cookie', isSecure ? secured(cookie) : cookie, { append: true })
  }
  return c.newResponse(page.body, provenStatus(page.status))
}

/** Pages do not know by which way they are asked for. */
function secured(cookie: string): string {
  return /;\s*secure\b/i.test(cookie) ? cookie : `${cookie}; Secure`
}

/** A `Response` has been made with this status, so it is one. */
function provenStatus(status: number): StatusCode {
  return status as StatusCode
}
