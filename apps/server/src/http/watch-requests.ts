import { randomUUID } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { AppContext } from '../app-context.ts'
import { lockedPolicy, securityHeaders, strictTransport } from './pages/security-headers.ts'

/**
 * Around every page and file: an id, the headers that all responses carry, a log line and a
 * measurement. As with the API, the log keeps the route's pattern and never the address.
 */
export function watchRequests(app: Hono, context: AppContext): void {
  const isHttps = context.settings.publicUrl?.startsWith('https:') ?? false
  app.use(async (c, next) => {
    const startedAt = performance.now()
    const id = randomUUID()
    for (const [name, value] of securityHeaders) c.header(name, value)
    if (isHttps) c.header(...strictTransport)
    c.header('content-security-policy', lockedPolicy)
    c.header('x-request-id', id)
    await next()
    const seconds = (performance.now() - startedAt) / 1000
    const route = routeOf(c)
    const { status } = c.res
    context.metrics.observeRequest({ method: c.req.method, route, status }, seconds)
    context.log.info({ id, method: c.req.method, route, status, ms: Math.round(seconds * 1000) })
  })
}

function routeOf(c: Context): string {
  const { path } = c.req
  if (path.startsWith('/assets/')) return '/assets/*'
  return matchedRoutes(c).find((route) => !route.path.endsWith('*'))?.path ?? 'page'
}
