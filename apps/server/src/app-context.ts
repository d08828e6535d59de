import type { Logger } from 'pino'
import type { Service } from '@rolefit/contract'
import type { EngineProcess } from './analyses/engine/engine-process.ts'
import type { LazyReadingPool } from './analyses/lazy-reading-pool.ts'
import type { Db } from './database/database.ts'
import type { ForwardEvents } from './events/forward-events.ts'
import type { Limits } from './http/limits/rate-limits.ts'
import type { Metrics } from './http/metrics.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Gateway } from './payments/gateways/gateway.ts'
import type { Writer } from './writing/writer.ts'

/** What every handler works with; made once at the start, or once per test. */
export interface AppContext {
  readonly db: Db
  readonly mailer: Mailer
  /** The payment provider; null where nothing is sold. */
  readonly gateway: Gateway | null
  /** Reads files in processes of their own. */
  readonly readingPool: LazyReadingPool
  /** Compares CVs with postings in a process of its own. */
  readonly engine: EngineProcess
  /** Words what the engine has found. */
  readonly writer: Writer
  readonly limits: Limits
  readonly metrics: Metrics
  /** Passes counted events on to whom the operator has named, or to nobody. */
  readonly forwardEvents: ForwardEvents
  readonly log: Logger
  /** Milliseconds since 1970; the only clock there is. */
  readonly now: () => number
  readonly settings: Settings
}

export interface Settings {
  readonly version: string
  readonly production: boolean
  /** The address people use, where the operator has named one. */
  readonly publicUrl: string | undefined
  readonly trustedProxies: readonly string[]
  readonly metricsToken: string | undefined
  readonly testClock: boolean
  readonly feedbackFormUrl: string | undefined
  /** Other companies that receive something, as the privacy page tells. */
  readonly services: readonly Service[]
}
