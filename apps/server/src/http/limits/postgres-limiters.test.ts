import pg from 'pg'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { migrate } from '../../database/migrate.ts'
import { openDatabase } from '../../database/open-database.ts'
import { postgresLimiters } from './postgres-limiters.ts'
import { createLimits } from './rate-limits.ts'

const postgresUrl = inject('postgresUrl')

describe.skipIf(!postgresUrl)('limits in Postgres', () => {
  const pools: pg.Pool[] = []
  afterAll(() => Promise.all(pools.map((pool) => pool.end())))

  it('are counted once for all nodes', async () => {
    const schema = `limits_${process.pid}`
    const url = new URL(postgresUrl ?? '')
    const admin = new pg.Pool({ connectionString: url.href })
    pools.push(admin)
    await admin.query(`create schema ${schema}`)
    url.searchParams.set('options', `-c search_path=${schema}`)
    const database = await openDatabase({ dataDir: 'unused', databaseUrl: url.href })
    await migrate(database, { now: 1 })
    await database.close()

    const nodes = [1, 2].map(() => {
      const pool = new pg.Pool({ connectionString: url.href })
      pools.push(pool)
      return createLimits({ makeLimiter: postgresLimiters(pool) })
    })
    const tries = Array.from({ length: 12 }, (_, count) =>
      nodes[count % 2]?.spend('sign_in_by_email', 'ada').then(
        () => 'let through',
        (refusal) => refusal.code,
      ),
    )
    const outcomes = await Promise.all(tries)
    expect(outcomes.filter((outcome) => outcome === 'let through')).toHaveLength(5)
    expect(outcomes.filter((outcome) => outcome === 'rate_limited')).toHaveLength(7)
  })
})
