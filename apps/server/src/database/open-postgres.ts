import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Database, DatabaseUnusable, type RunScript } from './database.ts'

/** Postgres' number for eight-byte integers, which `pg` would otherwise answer as text. */
const int8 = 20
/** Any fixed number: all nodes of one Rolefit take the same lock before they migrate. */
const migrationLock = 7_246_310
const connectTimeoutMs = 5_000
const statementTimeoutMs = 15_000

/** Connects to Postgres, and proves it by asking it something. */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    types: { getTypeParser: (oid, format) => parserFor(oid, format) },
  })
  // Whoever uses a connection that breaks is told by the query that fails, and the pool makes another. Without these
  // listeners a restart of the database would end the process: the pool hears idle connections only.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const place = placeOf(databaseUrl)
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end()
    throw new DatabaseUnusable(explain(place, error))
  })
  return {
    db: new Kysely({ dialect: new PostgresDialect({ pool }) }),
    engine: 'postgres',
    place,
    pool,
    runExclusively: (work) => runExclusively(pool, work),
    close: () => (pool.ended ? Promise.resolve() : pool.end()),
  }
}

function parserFor(oid: number, format: 'text' | 'binary' | undefined) {
  return oid === int8 ? Number : pg.types.getTypeParser(oid, format)
}

async function runExclusively(
  pool: pg.Pool,
  work: (runScript: RunScript) => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    // A large table takes as long as it takes, and so does the node that is at it.
    await client.query('set local statement_timeout = 0')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await work(async (sql, values) => {
      const result = await client.query(numbered(sql), values ? [...values] : undefined)
      return result.rows ?? []
    })
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

/** The runner writes `?` for a value, as SQLite does; Postgres counts them. */
function numbered(sql: string): string {
  let count = 0
  return sql.startsWith('--') || !sql.includes('?') ? sql : sql.replace(/\?/g, () => `$${++count}`)
}

function placeOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'the address in DATABASE_URL'
  const { hostname, port, pathname, searchParams } = new URL(databaseUrl)
  return `${hostname || searchParams.get('host') || 'localhost'}:${port || '5432'}${pathname}`
}

function explain(place: string, error: unknown): string {
  const reason = error instanceof Error && error.message ? error.message : String(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const short = code === 'ECONNREFUSED' ? 'nothing listens there' : reason.split('\n')[0]
  return `The database at ${place} cannot be reached: ${short}.`
}
