import { randomUUID } from 'node:crypto'
import type { AppContext } from '../app-context.ts'
import { Problem, sendProblem } from './problem.ts'
import { lockedPolicy, securityHeaders, strictTransport } from './security-headers.ts'
import type { Context, Hono } from 'hono'
import { matchedRoutes } from 'hono/route'

/**
 * Around every request: an id, the headers that all responses carry, a log line and a measurement.
 * The log keeps the route's pattern, never the address itself: links and codes travel in addresses.
 */
export function watchRequests(app: Hono, context: AppContext, isStopping: () => boolean): void {
  const isHttps = context.settings.publicUrl?.startsWith('https:') ?? false
  app.use(async (c, next) => {
    const startedAt = performance.now()
    const id = randomUUID()
    for (const [name, value] of securityHeaders) c.header(name, value)
    if (isHttps) c.header(...strictTransport)
    c.header('content-security-policy', lockedPolicy)
    c.header('x-request-id', id)
    if (isStopping()) {
      c.header('connection', 'close')
      return sendProblem(c, new Problem('stopping'))
    }
    await next()
    const seconds = (performance.now() - startedAt) / 1000
    const route = routeOf(c)
    const { status } = c.res
    context.metrics.requestSeconds.observe({ method: c.req.method, route, status }, seconds)
    context.log.info({ id, method: c.req.method, route, status, ms: Math.round(seconds * 1000) })
  })
}

function routeOf(c: Context): string {
  const { path } = c.req
  if (path.startsWith('/assets/')) return '/assets/*'
  return matchedRoutes(c).find((route) => !route.path.endsWith('*'))?.path ?? 'page'
}
