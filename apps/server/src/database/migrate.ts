import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, DatabaseUnusable, type RunScript } from './database.ts'

const migrationsFolder = join(import.meta.dirname, '../../migrations')

interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** Brings the schema up to date, on one node at a time, all or nothing; answers what was applied. */
export async function migrate(
  database: Database,
  { now, folder = migrationsFolder }: { now: number; folder?: string },
): Promise<readonly string[]> {
  const migrations = readMigrations(folder)
  const applied: string[] = []
  await database.runExclusively(async (runScript) => {
    await runScript(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at bigint not null)',
    )
    const known = await appliedChecksums(runScript)
    refuseUnknown(known, migrations, database.place)
    for (const { name, sql, checksum } of migrations) {
      if (known.has(name)) continue
      await runScript(sql)
      await runScript('insert into migrations (name, checksum, applied_at) values (?, ?, ?)', [
        name,
        checksum,
        String(now),
      ])
      applied.push(name)
    }
  })
  return applied
}

function readMigrations(folder: string): readonly Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8')
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
}

async function appliedChecksums(runScript: RunScript): Promise<Map<string, string>> {
  const rows = await runScript('select name, checksum from migrations where name <> ?', [''])
  return new Map(rows.map(asApplied))
}

function asApplied(row: unknown): [string, string] {
  if (typeof row !== 'object' || row === null || !('name' in row) || !('checksum' in row)) {
    throw new TypeError('The migrations table has another shape than the one we made')
  }
  return [String(row.name), String(row.checksum)]
}

function refuseUnknown(
  known: ReadonlyMap<string, string>,
  migrations: readonly Migration[],
  place: string,
): void {
  const ours = new Map(migrations.map((migration) => [migration.name, migration.checksum]))
  for (const [name, checksum] of known) {
    const expected = ours.get(name)
    if (expected === undefined) {
      throw new DatabaseUnusable(
        `The database ${place} was made by a newer version of Rolefit (it knows ${name}). Update Rolefit, or use another database.`,
      )
    }
    if (expected !== checksum) {
      throw new DatabaseUnusable(
        `The migration ${name} was changed after it had been applied to ${place}. Undo the change and add a new migration instead.`,
      )
    }
  }
}
