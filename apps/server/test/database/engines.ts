import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { DatabasePlace } from '../../src/database/database.ts'

export interface Engine {
  readonly name: 'sqlite' | 'postgres'
  /** A place no other test uses: a file in a new folder, or a new schema. */
  readonly newPlace: () => Promise<DatabasePlace>
}

/** Runs the same tests on SQLite and on Postgres. */
export function describeOnEachEngine(title: string, tests: (engine: Engine) => void): void {
  const postgresUrl = inject('postgresUrl')
  describe(`${title} (SQLite)`, () => tests(sqliteEngine()))
  describe.skipIf(!postgresUrl)(`${title} (Postgres)`, () =>
    tests(postgresEngine(postgresUrl ?? '')),
  )
}

function sqliteEngine(): Engine {
  const folders: string[] = []
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })
  return {
    name: 'sqlite',
    newPlace: async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'rolefit-test-'))
      folders.push(dataDir)
      return { dataDir, databaseUrl: undefined }
    },
  }
}

export function postgresEngine(url: string): Engine {
  let admin: pg.Pool
  beforeAll(() => {
    admin = new pg.Pool({ connectionString: url, max: 1 })
  })
  afterAll(() => admin.end())
  return {
    name: 'postgres',
    newPlace: async () => {
      const schema = `test_${randomBytes(8).toString('hex')}`
      await admin.query(`create schema ${schema}`)
      const place = new URL(url)
      place.searchParams.set('options', `-c search_path=${schema}`)
      return { dataDir: 'unused', databaseUrl: place.href }
    },
  }
}
