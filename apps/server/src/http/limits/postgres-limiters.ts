import type { Pool } from 'pg'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { LimiterFactory } from './rate-limits.ts'

/** Counters in the `rate_limits` table, shared by all nodes. */
export function postgresLimiters(pool: Pool): LimiterFactory {
  return (options) =>
    new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
    })
}
