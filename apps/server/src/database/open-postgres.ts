import { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type Database, DatabaseUnusable, type Patience, type RunScript } from './database.ts'

/** Postgres' number for eight-byte integers, which `pg` would otherwise answer as text. */
const int8 = 20
/** Any fixed number: all nodes of one Rolefit take the same lock before they migrate. */
const migrationLock = 7_246_310
const usualPatience: Patience = { connectMs: 5_000, statementMs: 15_000, silenceMs: 20_000 }
/** When a network is first asked whether the other end is still there. */
const keepAliveAfterMs = 10_000
/** Shorter than any silence is borne, so that only a connection somebody waits for is ever silent. */
const idleShare = 0.5

/** Connects to Postgres, and proves it by asking it something. */
export async function openPostgres(
  databaseUrl: string,
  patience: Patience = usualPatience,
): Promise<Database> {
  const settings: pg.ClientConfig = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: patience.connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveAfterMs,
    types: { getTypeParser: (oid, format) => parserFor(oid, format) },
  }
  const pool = new pg.Pool({
    ...settings,
    max: 10,
    idleTimeoutMillis: patience.silenceMs * idleShare,
    statement_timeout: patience.statementMs,
    // What a node that got lost has locked is let go.
    idle_in_transaction_session_timeout: patience.silenceMs,
    stream: () => impatientSocket(patience.silenceMs),
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
    runExclusively: (work) => runExclusively(new pg.Client(settings), work),
    close: () => (pool.ended ? Promise.resolve() : pool.end()),
  }
}

function parserFor(oid: number, format: 'text' | 'binary' | undefined) {
  return oid === int8 ? Number : pg.types.getTypeParser(oid, format)
}

/** A network that is cut in two closes nothing: without an end of its own, a question would wait for ever. */
function impatientSocket(silenceMs: number): Socket {
  const socket = new Socket()
  return socket.setTimeout(silenceMs, () => {
    const silent = new Error(`Connection terminated: silent for ${silenceMs} ms.`)
    socket.destroy(silent)
  })
}

/** A large table takes as long as it takes, and so does the node that is at it: no timeouts here. */
async function runExclusively(
  client: pg.Client,
  work: (runScript: RunScript) => Promise<void>,
): Promise<void> {
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin')
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
    await client.end()
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
