import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../test/engines.ts'
import { migrate } from './migrate.ts'
import { type Database, type DatabasePlace, openDatabase } from './open-database.ts'
import { tableColumns } from './tables.ts'

const run = promisify(execFile)
const cli = join(import.meta.dirname, '../cli.ts')
const folder = join(import.meta.dirname, '../../migrations')

describeOnEachEngine('the schema', (engine) => {
  let database: Database
  let copy: string
  beforeEach(async () => {
    database = await openDatabase(await engine.newPlace())
    copy = mkdtempSync(join(tmpdir(), 'rolefit-migrations-'))
    cpSync(folder, copy, { recursive: true })
  })
  afterEach(async () => {
    await database.close()
    rmSync(copy, { recursive: true })
  })

  it('is made once and left alone afterwards', async () => {
    expect(await migrate(database, { now: 1 })).toContain('0001-accounts.sql')
    expect(await migrate(database, { now: 2 })).toEqual([])
  })

  it('has the tables and columns that the queries are typed by', async () => {
    await migrate(database, { now: 1 })
    const tables = await database.db.introspection.getTables()
    const found = Object.fromEntries(
      tables
        .filter(({ name }) => name !== 'migrations')
        .map(({ name, columns }) => [name, columns.map((column) => column.name).sort()]),
    )
    const typed = Object.fromEntries(
      Object.entries(tableColumns).map(([name, columns]) => [name, [...columns].sort()]),
    )
    expect(found).toEqual(typed)
  })

  it('is brought up to date by one of several nodes that start at once', async () => {
    const place = await engine.newPlace()
    const said = await Promise.all([migrateElsewhere(place), migrateElsewhere(place)])
    expect(said.filter((line) => line.includes('0001-accounts.sql'))).toHaveLength(1)
    expect(said.filter((line) => line.includes('was up to date already'))).toHaveLength(1)
  })

  it('refuses a database made by a newer version', async () => {
    writeFileSync(join(copy, '9999-future.sql'), 'create table future (id text primary key);')
    await migrate(database, { now: 1, folder: copy })
    await expect(migrate(database, { now: 2 })).rejects.toThrow(
      /made by a newer version of Rolefit/,
    )
  })

  it('refuses a migration that was changed after it had been applied', async () => {
    await migrate(database, { now: 1 })
    const first = join(copy, '0001-accounts.sql')
    writeFileSync(first, `${readFileSync(first, 'utf8')}-- changed\n`)
    await expect(migrate(database, { now: 2, folder: copy })).rejects.toThrow(/was changed after/)
  })

  it('applies all of what is new or nothing', async () => {
    await migrate(database, { now: 1 })
    writeFileSync(join(copy, '9998-fine.sql'), 'create table fine (id text primary key);')
    writeFileSync(join(copy, '9999-broken.sql'), 'create table broken (id text primary key')
    await expect(migrate(database, { now: 2, folder: copy })).rejects.toThrow()
    const names = (await database.db.introspection.getTables()).map(({ name }) => name)
    expect(names).not.toContain('fine')
  })
})

/** Another process, as a second node would be. */
async function migrateElsewhere({ dataDir, databaseUrl }: DatabasePlace): Promise<string> {
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const { stdout } = await run(process.execPath, [cli, 'db', 'migrate'], { env })
  return stdout
}

describe('openDatabase', () => {
  it('says in one line that a file is damaged', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'rolefit-damaged-'))
    writeFileSync(join(dataDir, 'rolefit.db'), 'this is no database '.repeat(1000))
    await expect(openDatabase({ dataDir, databaseUrl: undefined })).rejects.toThrow(
      /^The database file .* is damaged\. Restore a backup/,
    )
    rmSync(dataDir, { recursive: true })
  })

  it('says in one line that a folder cannot be written', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rolefit-unwritable-'))
    writeFileSync(join(folder, 'file'), 'a file where a folder should be')
    const dataDir = join(folder, 'file', 'data')
    await expect(openDatabase({ dataDir, databaseUrl: undefined })).rejects.toThrow(
      /^The database file .* cannot be written\. Check the permissions, or set DATA_DIR\.$/,
    )
    rmSync(folder, { recursive: true })
  })

  it('says in one line that a server cannot be reached, without the password', async () => {
    const databaseUrl = 'postgres://rolefit:hush@127.0.0.1:1/rolefit'
    const error = await openDatabase({ dataDir: 'unused', databaseUrl }).catch((reason) => reason)
    expect(error.message).toBe(
      'The database at 127.0.0.1:1/rolefit cannot be reached: nothing listens there.',
    )
  })
})
