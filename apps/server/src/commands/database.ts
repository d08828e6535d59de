import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { sqliteFile } from '../database/sqlite-file.ts'
import { type Env, readEnv } from '../env.ts'
import type { Command, CommandIo } from './command.ts'
import { badInput, refuse } from './refuse.ts'
import { tellUnusable } from './tell-unusable.ts'

/** Brings the schema up to date, or starts an embedded database afresh. */
export const databaseCommand: Command = {
  summary: 'Bring the database up to date, or set the embedded one aside and start afresh',
  usage: 'db migrate|reset',
  run: async ([action], io) => {
    if (action !== 'migrate' && action !== 'reset') {
      return refuse(io, 'Say what to do: rolefit db migrate, or rolefit db reset')
    }
    return tellUnusable(io, async () => {
      const env = readEnv()
      if (action === 'reset' && !setAside(env, io)) return badInput
      await bringUpToDate(env, io)
      return 0
    })
  },
}

async function bringUpToDate(env: Env, io: CommandIo): Promise<void> {
  const database = await openDatabase(env)
  try {
    const applied = await migrate(database, { now: Date.now() })
    io.stdout.write(
      applied.length > 0
        ? `${database.place} is up to date: ${applied.join(', ')} applied.\n`
        : `${database.place} was up to date already.\n`,
    )
  } finally {
    await database.close()
  }
}

/** Nothing is deleted: the file is renamed, and can be renamed back. Production is left alone. */
function setAside(env: Env, io: CommandIo): boolean {
  if (env.production || env.databaseUrl) {
    io.stderr.write('reset is for the embedded database in development only.\n')
    return false
  }
  const kept = new Date().toISOString().replace(/[:.]/g, '-')
  for (const suffix of ['', '-wal', '-shm']) {
    const file = `${sqliteFile(env.dataDir)}${suffix}`
    if (existsSync(file)) renameSync(file, join(env.dataDir, `set-aside-${kept}.db${suffix}`))
  }
  return true
}
