import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { type Database, DatabaseUnusable, type RunScript } from './open-database.ts'
import { sqliteDialect } from './sqlite-dialect.ts'

const busyTimeoutMs = 5_000

/** Opens (or makes) `rolefit.db` in the folder; `:memory:` as folder gives a database for one test. */
export function openSqlite(dataDir: string): Database {
  const file = dataDir === ':memory:' ? dataDir : join(dataDir, 'rolefit.db')
  const database = openFile(dataDir, file)
  return {
    db: new Kysely({ dialect: sqliteDialect(database) }),
    engine: 'sqlite',
    place: file,
    runExclusively: (work) => runExclusively(database, work),
    close: async () => {
      if (database.isOpen) database.close()
    },
  }
}

function openFile(dataDir: string, file: string): DatabaseSync {
  try {
    if (dataDir !== ':memory:') mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const database = new DatabaseSync(file, { timeout: busyTimeoutMs })
    database.exec('pragma journal_mode = wal')
    database.exec('pragma synchronous = full')
    database.exec('pragma foreign_keys = on')
    // Reading the schema is what reveals a damaged file.
    database.prepare('select count(*) from sqlite_schema').get()
    return database
  } catch (error) {
    throw new DatabaseUnusable(explain(file, error))
  }
}

async function runExclusively(
  database: DatabaseSync,
  work: (runScript: RunScript) => Promise<void>,
): Promise<void> {
  database.exec('begin immediate')
  try {
    await work(async (sql, values) => {
      if (values) return database.prepare(sql).all(...values)
      database.exec(sql)
      return []
    })
    database.exec('commit')
  } catch (error) {
    database.exec('rollback')
    throw error
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
