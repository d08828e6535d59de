import { timingSafeEqual } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { sql } from 'kysely'
import type { AppContext } from '../app-context.ts'
import { Problem } from './replies/problem.ts'
import { requestInfo } from './request-info.ts'

/** Liveness, readiness and numbers, for whatever watches over the process. */
export function mountHealth(app: Hono, context: AppContext, isStopping: () => boolean): void {
  app.get('/healthz', (c) => c.json({ ok: true, version: context.settings.version }))

  app.get('/readyz', async (c) => {
    if (isStopping()) throw new Problem('stopping')
    const answers = await sql`select 1`.execute(context.db).then(
      () => true,
      () => false,
    )
    return answers ? c.json({ ok: true }) : c.json({ ok: false, error: 'database' }, 503)
  })

  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(c, context)) throw new Problem('not_found')
    const { registry } = context.metrics
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType })
  })
}

/** With METRICS_TOKEN whoever bears it, without it only this machine. */
function mayReadMetrics(c: Context, context: AppContext): boolean {
  const token = context.settings.metricsToken
  if (token === undefined) return requestInfo(c, context).isLoopback
  const expected = Buffer.from(`Bearer ${token}`)
  const given = Buffer.from(c.req.header('authorization') ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
