import { timingSafeEqual } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Context, Hono } from 'hono'
import { sql } from 'kysely'
import type { AppContext } from '../app-context.ts'
import { Problem } from './replies/problem.ts'
import { requestInfo } from './request-info.ts'

/** Whoever watches over the process waits about two seconds, and takes silence for a dead node. */
const probePatienceMs = 1_500

/** Liveness, readiness and numbers, for whatever watches over the process. */
export function mountHealth(app: Hono, context: AppContext, isStopping: () => boolean): void {
  app.get('/healthz', (c) => c.json({ ok: true, version: context.settings.version }))

  const askDatabase = askOneAtATime(context)
  app.get('/readyz', async (c) => {
    if (isStopping()) throw new Problem('stopping')
    const answers = await Promise.race([
      askDatabase(),
      wait(probePatienceMs, false, { ref: false }),
    ])
    return answers ? c.json({ ok: true }) : c.json({ ok: false, error: 'database' }, 503)
  })

  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(c, context)) throw new Problem('not_found')
    const { registry } = context.metrics
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType })
  })
}

/** A silent database is found out much later: until then more questions would only take up connections. */
function askOneAtATime({ db }: AppContext): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null
  return () => {
    asked ??= sql`select 1`
      .execute(db)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asked = null
      })
    return asked
  }
}

/** With METRICS_TOKEN whoever bears it, without it only this machine. */
function mayReadMetrics(c: Context, context: AppContext): boolean {
  const token = context.settings.metricsToken
  if (token === undefined) return requestInfo(c, context).isLoopback
  const expected = Buffer.from(`Bearer ${token}`)
  const given = Buffer.from(c.req.header('authorization') ?? '')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
