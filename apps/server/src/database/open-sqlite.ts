import { mkdirSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { type Database, DatabaseUnusable, type RunScript } from './database.ts'
import { type SqliteConnections, sqliteConnections } from './sqlite-connections.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import { busyTimeoutMs, sqliteFile } from './sqlite-file.ts'

const pauseMs = 10

/** Opens (or makes) `rolefit.db` in the folder; `:memory:` as folder gives a database for one test. */
export function openSqlite(dataDir: string): Database {
  const isInMemory = dataDir === ':memory:'
  const file = isInMemory ? dataDir : sqliteFile(dataDir)
  const connections = openFile(dataDir, file)
  return {
    db: new Kysely({ dialect: sqliteDialect(connections) }),
    engine: 'sqlite',
    place: file,
    runExclusively: (work) => runExclusively(connections, work),
    close: async () => connections.close(),
  }
}

function openFile(dataDir: string, file: string): SqliteConnections {
  try {
    if (dataDir === ':memory:') return sqliteConnections(connect(file), undefined)
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    return sqliteConnections(connect(file), connect(file))
  } catch (error) {
    throw new DatabaseUnusable(explain(file, error))
  }
}

function connect(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: busyTimeoutMs })
  useWriteAheadLog(database)
  database.exec('pragma synchronous = full')
  database.exec('pragma foreign_keys = on')
  // Reading the schema is what reveals a damaged file.
  database.prepare('select count(*) from sqlite_schema').get()
  return database
}

/**
 * SQLite does not wait where another node changes the journal of a new file at the same moment, so we
 * do: nodes that start together all come up.
 */
function useWriteAheadLog(database: DatabaseSync): void {
  const giveUpAt = performance.now() + busyTimeoutMs
  const clock = new Int32Array(new SharedArrayBuffer(4))
  for (;;) {
    try {
      database.exec('pragma journal_mode = wal')
      return
    } catch (error) {
      const isBusy = error instanceof Error && /locked|busy/.test(error.message)
      if (!isBusy || performance.now() > giveUpAt) throw error
      Atomics.wait(clock, 0, 0, pauseMs)
    }
  }
}

async function runExclusively(
  { writer, lockWriter }: SqliteConnections,
  work: (runScript: RunScript) => Promise<void>,
): Promise<void> {
  const release = await lockWriter()
  try {
    writer.exec('begin immediate')
    await work(async (sql, values) => {
      if (values) return writer.prepare(sql).all(...values)
      writer.exec(sql)
      return []
    })
    writer.exec('commit')
  } catch (error) {
    if (writer.isTransaction) writer.exec('rollback')
    throw error
  } finally {
    release()
  }
}

function explain(file: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/not a database|malformed/.test(reason)) {
    return `The database file ${file} is damaged. Restore a backup, or move the file away to start empty.`
  }
  if (/full|ENOSPC/.test(`${reason} ${code}`)) return `No disk space is left to write ${file}.`
  if (/EACCES|EROFS|EPERM|ENOTDIR|EEXIST|readonly|unable to open/.test(`${reason} ${code}`)) {
    return `The database file ${file} cannot be written. Check the permissions, or set DATA_DIR.`
  }
  return `The database file ${file} cannot be opened: ${reason}.`
}
