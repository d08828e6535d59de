import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { SqliteConnections } from './sqlite-connections.ts'

/** How many prepared statements are kept; the application has about a hundred different queries. */
const keptStatements = 500

/** Kysely over Node's own SQLite, with prepared statements kept. */
export function sqliteDialect(connections: SqliteConnections): Dialect {
  return {
    createAdapter: () => new ManyConnectionsAdapter(),
    createDriver: () => sqliteDriver(connections),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** The library would let one query at a time through; our own lock lets reads pass. */
class ManyConnectionsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

interface Connection extends DatabaseConnection {
  /** Set while a transaction holds the writer. */
  release: (() => void) | undefined
}

function sqliteDriver(connections: SqliteConnections): Driver {
  const run = statementRunner()
  const held = new WeakMap<DatabaseConnection, Connection>()
  const { writer } = connections
  const release = (connection: DatabaseConnection) => {
    const mine = held.get(connection)
    mine?.release?.()
    if (mine) mine.release = undefined
  }
  return {
    init: async () => {},
    acquireConnection: async () => {
      const connection = newConnection(connections, run)
      held.set(connection, connection)
      return connection
    },
    beginTransaction: async (connection) => {
      const unlock = await connections.lockWriter()
      // A deferred `begin` that later writes fails at once when another process wrote in between;
      // `immediate` waits its turn instead.
      try {
        writer.exec('begin immediate')
      } catch (error) {
        unlock()
        throw error
      }
      const mine = held.get(connection)
      if (mine) mine.release = unlock
    },
    // A commit that fails is followed by a rollback, which then gives the writer back.
    commitTransaction: async (connection) => {
      writer.exec('commit')
      release(connection)
    },
    rollbackTransaction: async (connection) => {
      try {
        if (writer.isTransaction) writer.exec('rollback')
      } finally {
        release(connection)
      }
    },
    releaseConnection: async () => {},
    destroy: async () => connections.close(),
  }
}

function newConnection(connections: SqliteConnections, run: RunStatement): Connection {
  const connection: Connection = {
    release: undefined,
    executeQuery: async <R>(query: CompiledQuery) => {
      if (connection.release) return run<R>(connections.writer, query)
      if (query.sql.startsWith('select')) {
        return connections.read((reader) => run<R>(reader, query))
      }
      const release = await connections.lockWriter()
      try {
        return run<R>(connections.writer, query)
      } finally {
        release()
      }
    },
    streamQuery: () => {
      throw new Error('Streaming is not used with the embedded database')
    },
  }
  return connection
}

type RunStatement = <R>(database: DatabaseSync, query: CompiledQuery) => QueryResult<R>

interface Prepared {
  readonly statement: StatementSync
  readonly isReader: boolean
}

function statementRunner(): RunStatement {
  const caches = new WeakMap<DatabaseSync, Map<string, Prepared>>()
  return <R>(database: DatabaseSync, query: CompiledQuery) => {
    const cache = caches.get(database) ?? new Map<string, Prepared>()
    caches.set(database, cache)
    const { statement, isReader } = prepare(database, query.sql, cache)
    const values = query.parameters.map(inputValue)
    if (isReader) return rowsResult<R>(statement.all(...values))
    const { changes } = statement.run(...values)
    return { numAffectedRows: BigInt(changes), rows: [] }
  }
}

function prepare(database: DatabaseSync, sql: string, cache: Map<string, Prepared>): Prepared {
  const known = cache.get(sql)
  if (known) return known
  if (cache.size >= keptStatements) cache.clear()
  const statement = database.prepare(sql)
  const prepared = { statement, isReader: statement.columns().length > 0 }
  cache.set(sql, prepared)
  return prepared
}

function inputValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  if (typeof value === 'bigint' || value instanceof Uint8Array) return value
  throw new TypeError(`A ${typeof value} cannot be stored; queries bind text, numbers and bytes`)
}

/** SQLite answers untyped rows; their shape is what the typed query selected. */
function rowsResult<R>(rows: unknown[]): QueryResult<R> {
  return { rows: rows as R[] }
}
