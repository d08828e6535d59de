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

/** How many prepared statements are kept; the application has about a hundred different queries. */
const keptStatements = 500

/** Kysely over Node's own SQLite: one connection, prepared statements kept, writers queue at once. */
export function sqliteDialect(database: DatabaseSync): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => sqliteDriver(database),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

function sqliteDriver(database: DatabaseSync): Driver {
  const connection = sqliteConnection(database)
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    // A deferred `begin` that later writes fails at once when another process wrote in between;
    // `immediate` waits its turn instead.
    beginTransaction: async () => database.exec('begin immediate'),
    commitTransaction: async () => database.exec('commit'),
    rollbackTransaction: async () => database.exec('rollback'),
    releaseConnection: async () => {},
    destroy: async () => database.close(),
  }
}

function sqliteConnection(database: DatabaseSync): DatabaseConnection {
  const prepare = statementCache(database)
  return {
    executeQuery: async <R>(query: CompiledQuery) => {
      const { statement, isReader } = prepare(query.sql)
      const values = query.parameters.map(inputValue)
      if (isReader) return rowsResult<R>(statement.all(...values))
      const { changes } = statement.run(...values)
      return { numAffectedRows: BigInt(changes), rows: [] }
    },
    streamQuery: () => {
      throw new Error('Streaming is not used with the embedded database')
    },
  }
}

interface Prepared {
  readonly statement: StatementSync
  readonly isReader: boolean
}

function statementCache(database: DatabaseSync): (sql: string) => Prepared {
  const cache = new Map<string, Prepared>()
  return (sql) => {
    const known = cache.get(sql)
    if (known) return known
    if (cache.size >= keptStatements) cache.clear()
    const statement = database.prepare(sql)
    const prepared = { statement, isReader: statement.columns().length > 0 }
    cache.set(sql, prepared)
    return prepared
  }
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
