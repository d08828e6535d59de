import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import type { Service } from '@rolefit/contract'
import { createEngineProcess } from './analyses/engine-process.ts'
import { lazyReadingPool } from './analyses/lazy-reading-pool.ts'
import { createApp } from './app.ts'
import type { AppContext } from './app-context.ts'
import { createLog } from './create-log.ts'
import type { Database } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/open-database.ts'
import type { Env } from './env.ts'
import { forwardTo } from './events/forward-events.ts'
import { sweepEvents } from './events/sweep-events.ts'
import { createMetrics } from './http/metrics.ts'
import { createLimits } from './http/rate-limits.ts'
import type { WebApp } from './http/serve-pages.ts'
import { type DevelopmentMailbox, developmentMailbox } from './mail/development-mailbox.ts'
import type { Mailer } from './mail/mailer.ts'
import { chooseGateway } from './payments/choose-gateway.ts'
import { readVersion } from './read-version.ts'
import { countSampleTestimonials, sampleTestimonialsWarning } from './sample-testimonials.ts'
import { serve } from './serve.ts'
import { sweepSharedLinks } from './sharing/list-shared-links.ts'
import { sweepExpired } from './sign-in/sweep.ts'
import { chooseWriter } from './writing/choose-writer.ts'

export interface Running {
  readonly address: string
  readonly stop: () => Promise<void>
}

const sweepEveryMs = 3_600_000
/** The first pages go first; whoever has a CV at hand needs longer than that. */
const warmAfterMs = 1_000

/** Starts one node: database, schema, mail, application, network; stops in the opposite order. */
export async function start(
  env: Env,
  web: WebApp | undefined,
  wrap: (listener: RequestListener) => RequestListener = (listener) => listener,
): Promise<Running> {
  const log = createLog(env.logLevel)
  const clock = createClock()
  const database = await openDatabase(env)
  await migrate(database, { now: clock.now() })
  const samples = env.production ? countSampleTestimonials() : 0
  if (samples > 0) log.warn(sampleTestimonialsWarning(samples))
  const mailbox = env.smtpUrl ? undefined : developmentMailbox(clock.now)
  const mailer = mailbox ?? (await smtp(env, log))
  const context = await createContext({ env, log, database, mailer, now: clock.now })
  let stopping = false
  const app = createApp({
    context,
    isStopping: () => stopping,
    mailbox,
    advanceClock: env.testClock ? clock.advance : undefined,
    web,
  })
  const serving = await serve(wrap(getRequestListener(app.fetch)), env)
  const sweeping = startSweeping(context)
  const warming = setTimeout(() => warm(context), warmAfterMs).unref()
  return {
    address: `http://${env.host === '127.0.0.1' ? 'localhost' : env.host}:${serving.port}`,
    stop: async () => {
      stopping = true
      clearInterval(sweeping)
      clearTimeout(warming)
      await serving.stop()
      await closeWorkers(context)
      mailer.close()
      await database.close()
    },
  }
}

/** The one clock of the process; a test may move it forward where the environment allows. */
function createClock() {
  let advancedMs = 0
  return {
    now: () => Date.now() + advancedMs,
    advance: (ms: number) => {
      advancedMs += ms
    },
  }
}

export async function smtp(env: Env, log: Logger): Promise<Mailer> {
  const { smtpMailer } = await import('./mail/smtp-mailer.ts')
  return smtpMailer({ smtpUrl: env.smtpUrl ?? '', from: env.mailFrom, log })
}

interface Parts {
  readonly env: Env
  readonly log: Logger
  readonly database: Database
  readonly mailer: Mailer | DevelopmentMailbox
  readonly now: () => number
}

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

function warm({ readingPool, engine }: AppContext): void {
  readingPool.warm()
  engine.warm()
}

/** Ends the processes that read and compare, where any were started. */
export async function closeWorkers({ readingPool, engine }: AppContext): Promise<void> {
  await Promise.all([readingPool.close(), engine.close()])
}

/** Who else receives something, by what the operator has switched on. */
function servicesIn(env: Env): readonly Service[] {
  const isUsed = {
    mail: env.smtpUrl,
    payments: env.stripe,
    'language-model': env.ai,
    posthog: env.posthogKey,
    plausible: env.plausibleDomain,
    'feedback-form': env.feedbackFormUrl,
  } as const
  const services = [
    'mail',
    'payments',
    'language-model',
    'posthog',
    'plausible',
    'feedback-form',
  ] as const
  return services.filter((service) => isUsed[service] !== undefined)
}

/** One node counts in memory; with Postgres there may be several, so they count there. */
async function limitsFor(env: Env, { pool }: Database) {
  // A test that moves the clock signs in more often than any person.
  const scale = env.testClock ? 50 : 1
  if (!pool) return createLimits({ scale })
  const { postgresLimiters } = await import('./http/postgres-limiters.ts')
  return createLimits({ scale, makeLimiter: postgresLimiters(pool) })
}

function startSweeping(context: AppContext): NodeJS.Timeout {
  const sweep = () =>
    sweepAll(context).catch((error: unknown) =>
      context.log.error({ reason: String(error) }, 'the hourly sweep failed'),
    )
  void sweep()
  return setInterval(sweep, sweepEveryMs).unref()
}

async function sweepAll({ db, now }: AppContext): Promise<void> {
  await sweepExpired(db, now())
  await sweepEvents(db, now())
  await sweepSharedLinks(db, now())
}
