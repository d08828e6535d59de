import type { RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import type { AppContext } from './app-context.ts'
import { closeWorkers, createContext } from './create-context.ts'
import { createLog } from './create-log.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/open-database.ts'
import type { Env } from './env.ts'
import { sweepEvents } from './events/sweep-events.ts'
import type { WebApp } from './http/pages/serve-pages.ts'
import { developmentMailbox } from './mail/development-mailbox.ts'
import { openSmtp } from './mail/open-smtp.ts'
import { countSampleTestimonials, sampleTestimonialsWarning } from './sample-testimonials.ts'
import { serve } from './serve.ts'
import { sweepSharedLinks } from './sharing/list-shared-links.ts'
import { sweepExpired } from './sign-in/sessions/sweep.ts'

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
  const mailer = mailbox ?? (await openSmtp(env, log))
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

function warm({ readingPool, engine }: AppContext): void {
  readingPool.warm()
  engine.warm()
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
