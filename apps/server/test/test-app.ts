import pino from 'pino'
import type { Endpoint, HandlePage } from '@rolefit/contract'
import { type CallOf, call } from '@rolefit/contract/call'
import type { EngineProcess } from '../src/analyses/engine/engine-process.ts'
import type { LazyReadingPool } from '../src/analyses/lazy-reading-pool.ts'
import { type App, createApp } from '../src/app.ts'
import type { AppContext, Settings } from '../src/app-context.ts'
import type { Database, DatabasePlace } from '../src/database/database.ts'
import { migrate } from '../src/database/migrate.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { createLimits, type LimiterFactory } from '../src/http/limits/rate-limits.ts'
import { createMetrics } from '../src/http/metrics.ts'
import { developmentMailbox } from '../src/mail/development-mailbox.ts'
import type { Mailer } from '../src/mail/mailer.ts'
import type { Gateway } from '../src/payments/gateways/gateway.ts'
import { pretendGateway } from '../src/payments/gateways/pretend-gateway.ts'
import type { ModelSettings } from '../src/writing/models/model-settings.ts'
import type { Writer } from '../src/writing/writer.ts'
import { testEngine, testReadingPool, testWriter } from './test-workers.ts'

interface Options {
  readonly place?: DatabasePlace
  readonly mailer?: Mailer
  readonly gateway?: Gateway | null
  readonly writer?: Writer
  /** A language model to write instead, and how long it may take. */
  readonly ai?: ModelSettings
  readonly patienceMs?: number | undefined
  readonly settings?: Partial<Settings>
  /** Limits as people meet them; tests that are not about limits would trip over them. */
  readonly limitScale?: number
  /** Counts tries, where a test has to know which limit counted them. */
  readonly makeLimiter?: LimiterFactory
  /** Reads files, where a test needs another patience than people have. */
  readonly readingPool?: LazyReadingPool
  /** Compares texts, where a test is about an engine that fails. */
  readonly engine?: EngineProcess
  /** Pages, where a test is about how they are asked for. */
  readonly handlePage?: HandlePage
  /** The files of the built web app, where a test is about what people get rather than developers. */
  readonly clientFolder?: string
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

/** The whole application on a database of its own, with a clock the test moves and a log it reads. */
export async function createTestApp({
  place,
  mailer,
  gateway = pretendGateway(),
  writer,
  ai,
  patienceMs,
  settings,
  limitScale = 100,
  makeLimiter,
  readingPool = testReadingPool,
  engine = testEngine,
  handlePage,
  clientFolder,
}: Options = {}) {
  const database = await openDatabase(place ?? { dataDir: ':memory:', databaseUrl: undefined })
  let now = Date.UTC(2026, 10, 21, 9, 0, 0)
  await migrate(database, { now })
  const mailbox = developmentMailbox(() => now)
  const logLines: string[] = []
  const forwarded: unknown[] = []
  const metrics = createMetrics()
  const context: AppContext = {
    db: database.db,
    mailer: mailer ?? mailbox,
    gateway,
    readingPool,
    engine,
    writer: writer ?? testWriter({ ai, patienceMs, db: database.db, metrics, now: () => now }),
    limits: createLimits({ scale: limitScale, ...(makeLimiter ? { makeLimiter } : {}) }),
    forwardEvents: (events) => forwarded.push(events),
    metrics,
    log: pino({ level: 'trace' }, { write: (line) => logLines.push(line) }),
    now: () => now,
    settings: {
      version: '0.0.0-test',
      production: false,
      publicUrl: undefined,
      trustedProxies: [],
      metricsToken: undefined,
      testClock: false,
      feedbackFormUrl: undefined,
      services: [],
      ...settings,
    },
  }
  const web = handlePage && { handlePage, clientFolder }
  const app = createApp({ context, mailbox, web })
  return {
    app,
    context,
    database,
    mailbox,
    logLines,
    forwarded,
    advance: (ms: number) => {
      now += ms
    },
    newBrowser: (options?: BrowserOptions) => new TestBrowser(app, { ...options, now: () => now }),
    close: () => closeAll(database),
  }
}

async function closeAll(database: Database): Promise<void> {
  await database.close()
}

interface BrowserOptions {
  readonly peer?: string
  readonly userAgent?: string
}

interface Surroundings extends BrowserOptions {
  /** Cookies end by this clock. */
  readonly now: () => number
}

const origin = 'http://localhost:3000'

/** A browser as far as the API can tell: it keeps cookies and says where its requests come from. */
export class TestBrowser {
  readonly cookies = new Map<string, string>()
  readonly #ends = new Map<string, number>()
  readonly #app: App
  readonly #options: Surroundings
  constructor(app: App, options: Surroundings) {
    this.#app = app
    this.#options = options
  }

  /** Calls an endpoint as our own pages do. */
  call<E extends Endpoint>(request: CallOf<E>) {
    return call<E>(this.fetch, origin, request)
  }

  /** Sends any request, with this browser's cookies, and keeps the cookies of the answer. */
  fetch: typeof fetch = async (input, init) => {
    const url = typeof input === 'string' && input.startsWith('/') ? `${origin}${input}` : input
    const request = new Request(url, init)
    this.#forgetEnded()
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (cookie) request.headers.set('cookie', cookie)
    if (!request.headers.has('sec-fetch-site')) request.headers.set('sec-fetch-site', 'same-origin')
    request.headers.set(
      'user-agent',
      this.#options.userAgent ?? 'Mozilla/5.0 (X11; Linux) Firefox/140',
    )
    const response = await this.#app.fetch(request, { peer: this.#options.peer ?? '127.0.0.1' })
    for (const set of response.headers.getSetCookie()) this.#keep(set)
    return response
  }

  #keep(set: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
    const maxAgeSeconds = Number(/max-age=(\d+)/i.exec(set)?.[1] ?? Number.POSITIVE_INFINITY)
    this.cookies.set(name, value)
    this.#ends.set(name, this.#options.now() + maxAgeSeconds * 1000)
    this.#forgetEnded()
  }

  #forgetEnded(): void {
    const now = this.#options.now()
    for (const [name, end] of this.#ends) if (end <= now) this.cookies.delete(name)
  }
}
