import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { describeOnEachEngine } from '../../test/database/engines.ts'
import { childEnvironment } from '../../test/processes/child-environment.ts'
import type { Database, DatabasePlace } from './database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { tableColumns } from './table-columns.ts'

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

  if (engine.name === 'postgres') {
    it('takes the time it needs, unlike a query', async () => {
      const timeout = "select current_setting('statement_timeout') as timeout"
      writeFileSync(join(copy, '9999-timed.sql'), `create table timed as ${timeout};`)
      await migrate(database, { now: 1, folder: copy })
      const read = (query: string) => database.pool?.query(query).then(({ rows }) => rows[0])
      expect(await read('select timeout from timed')).toEqual({ timeout: '0' })
      expect(await read(timeout)).toEqual({ timeout: '15s' })
    })
  }

  it('cuts the ids out of counted paths that are there', async () => {
    rmSync(join(copy, '0032-events-without-ids.sql'))
    await migrate(database, { now: 1, folder: copy })
    const paths = ['/', '/results', '/results/ana_1', '/checkout/pretend/chk_1', '/blog/a-b']
    const event = { name: 'page_viewed', detail: null, visit: 'v', created_at: 1 } as const
    await database.db
      .insertInto('events')
      .values(paths.map((path, index) => ({ ...event, path, id: `evt_${index}` })))
      .execute()
    await migrate(database, { now: 2 })
    const rows = await database.db.selectFrom('events').select('path').orderBy('id').execute()
    expect(rows.map(({ path }) => path)).toEqual([
      '/',
      '/results',
      '/results',
      '/checkout/pretend',
      '/blog/a-b',
    ])
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

describeOnEachEngine('reading beside writing', (engine) => {
  let database: Database
  beforeEach(async () => {
    database = await openDatabase(await engine.newPlace())
    await migrate(database, { now: 1 })
  })
  afterEach(() => database.close())

  const limit = (key: string) => ({ key, points: 1, expire: null })
  const points = async (key: string) => {
    const { db } = database
    const row = await db
      .selectFrom('rate_limits')
      .select('points')
      .where('key', '=', key)
      .executeTakeFirst()
    return row?.points
  }

  it('does not wait for a transaction under way and sees only what is committed', async () => {
    let seen: number | undefined = -1
    await database.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('rate_limits').values(limit('a')).execute()
      seen = await points('a')
    })
    expect([seen, await points('a')]).toEqual([undefined, 1])
  })

  it('reads back at once what was just written, inside and outside a transaction', async () => {
    const { db } = database
    for (let count = 0; count < 50; count += 1) {
      expect(await points(`key ${count}`)).toBeUndefined()
      await db
        .insertInto('rate_limits')
        .values(limit(`key ${count}`))
        .execute()
      expect(await points(`key ${count}`)).toBe(1)
      await db
        .transaction()
        .execute((transaction) =>
          transaction
            .updateTable('rate_limits')
            .set({ points: 2 })
            .where('key', '=', `key ${count}`)
            .execute(),
        )
      expect(await points(`key ${count}`)).toBe(2)
    }
  })

  it('goes on after a transaction that failed', async () => {
    const twice = database.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('rate_limits').values(limit('b')).execute()
      await transaction.insertInto('rate_limits').values(limit('b')).execute()
    })
    await expect(twice).rejects.toThrow()
    expect(await points('b')).toBeUndefined()
    await database.db.insertInto('rate_limits').values(limit('b')).execute()
    expect(await points('b')).toBe(1)
  })

  it('takes a hundred increments at once without losing one', async () => {
    const { db } = database
    await db.insertInto('rate_limits').values(limit('c')).execute()
    const increment = () =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .updateTable('rate_limits')
          .set((eb) => ({ points: eb('points', '+', 1) }))
          .where('key', '=', 'c')
          .execute()
      })
    await Promise.all(Array.from({ length: 100 }, increment))
    expect(await points('c')).toBe(101)
  })
})

describe.skipIf(!inject('postgresUrl'))('a connection to Postgres', () => {
  it('that breaks fails the work it was lent for, and nothing else', async () => {
    const broken: unknown[] = []
    const hear = (error: unknown) => broken.push(error)
    process.prependListener('uncaughtException', hear)
    const databaseUrl = inject('postgresUrl') ?? ''
    const database = await openDatabase({ dataDir: 'unused', databaseUrl })
    const work = database.db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
        transaction,
      )
      await database.pool?.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await setTimeout(100)
      await sql`select 1`.execute(transaction)
    })
    await expect(work).rejects.toThrow()
    expect(broken).toEqual([])
    expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }])
    process.removeListener('uncaughtException', hear)
    await database.close()
  })
})

/** Another process, as a second node would be. */
async function migrateElsewhere({ dataDir, databaseUrl }: DatabasePlace): Promise<string> {
  const env = childEnvironment({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
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
