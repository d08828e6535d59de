import type { Logger } from 'pino'
import type { Service } from '@rolefit/contract'
import { createEngineProcess } from './analyses/engine/engine-process.ts'
import { lazyReadingPool } from './analyses/lazy-reading-pool.ts'
import type { AppContext } from './app-context.ts'
import type { Database } from './database/database.ts'
import type { Env } from './env.ts'
import { forwardTo } from './events/forward-events.ts'
import { createLimits } from './http/limits/rate-limits.ts'
import { createMetrics } from './http/metrics.ts'
import type { Mailer } from './mail/mailer.ts'
import { chooseGateway } from './payments/gateways/choose-gateway.ts'
import { readVersion } from './read-version.ts'
import { chooseWriter } from './writing/choose-writer.ts'

interface Parts {
  readonly env: Env
  readonly log: Logger
  readonly database: Database
  readonly mailer: Mailer
  readonly now: () => number
}

/** Puts together what handlers and commands work with, by what the environment says. */
export async function createContext({
  env,
  log,
  database,
  mailer,
  now,
}: Parts): Promise<AppContext> {
  const engine = createEngineProcess()
  const metrics = createMetrics({ withProcess: true })
  return {
    db: database.db,
    mailer,
    gateway: await chooseGateway(env),
    readingPool: lazyReadingPool({ ocr: env.ocr }),
    engine,
    writer: chooseWriter({ settings: env.ai, db: database.db, engine, metrics, now }),
    limits: await limitsFor(env, database),
    forwardEvents: forwardTo({ env, log, fetchReply: fetch }),
    metrics,
    log,
    now,
    settings: {
      version: readVersion(),
      production: env.production,
      publicUrl: env.publicUrl,
      trustedProxies: env.trustedProxies,
      metricsToken: env.metricsToken,
      testClock: env.testClock,
      feedbackFormUrl: env.feedbackFormUrl,
      services: servicesIn(env),
    },
  }
}

/** Ends the processes that read and compare, where any were started. */
export async function closeWorkers({ readingPool, engine }: AppContext): Promise<void> {
  await Promise.all([readingPool.close(), engine.close()])
}

/** Who else receives something, by what the operator has switched on. */
function servicesIn(env: Env): readonly Service[] {
  const switches = [
    ['mail', env.smtpUrl],
    ['payments', env.stripe],
    ['language-model', env.ai],
    ['posthog', env.posthogKey],
    ['plausible', env.plausibleDomain],
    ['feedback-form', env.feedbackFormUrl],
  ] as const satisfies readonly (readonly [Service, unknown])[]
  return switches.flatMap(([service, setting]) => (setting === undefined ? [] : [service]))
}

/** One node counts in memory; with Postgres there may be several, so they count there. */
async function limitsFor(env: Env, { pool }: Database) {
  // A test that moves the clock signs in more often than any person.
  const scale = env.testClock ? 50 : 1
  if (!pool) return createLimits({ scale })
  const { postgresLimiters } = await import('./http/limits/postgres-limiters.ts')
  return createLimits({ scale, makeLimiter: postgresLimiters(pool) })
}
