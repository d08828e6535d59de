import { chmodSync, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { busyTimeoutMs, sqliteFile } from '../../database/sqlite-file.ts'
import { readEnv } from '../../env.ts'
import type { Command, CommandIo } from '../command.ts'
import { refuse } from '../refuse.ts'
import { tellUnusable } from '../tell-unusable.ts'

/** Copies the embedded database as it stands at one moment, while the server goes on writing. */
export const backupCommand: Command = {
  summary: 'Copy the embedded database into a file, while the server runs',
  usage: 'backup FILE',
  run: async ([name, ...more], io) => {
    if (!name || name.startsWith('-') || more.length > 0) {
      return refuse(io, `Say where to: rolefit admin ${backupCommand.usage}`)
    }
    return tellUnusable(io, () => copyTo(resolve(name), io))
  },
}

async function copyTo(file: string, io: CommandIo): Promise<number> {
  const { databaseUrl, dataDir } = readEnv()
  if (databaseUrl) return refuse(io, 'Postgres has a tool of its own for this: pg_dump.')
  const source = sqliteFile(dataDir)
  if (!existsSync(source)) return refuse(io, `There is no database at ${source}.`)
  if (existsSync(file)) return refuse(io, `${file} is there already. Choose another name.`)
  // Half a copy never bears the name of a whole one.
  const half = `${file}.part`
  try {
    rmSync(half, { force: true })
    await copyWhole(source, half)
    renameSync(half, file)
  } catch (error) {
    rmSync(half, { force: true })
    io.stderr.write(`No backup was made: ${error instanceof Error ? error.message : error}.\n`)
    return 1
  }
  io.stdout.write(`${source} is copied to ${file}, ${statSync(file).size} bytes, and checked.\n`)
  return 0
}

async function copyWhole(source: string, file: string): Promise<void> {
  const from = new DatabaseSync(source, { timeout: busyTimeoutMs })
  try {
    await backup(from, file)
  } finally {
    from.close()
  }
  // What people wrote is in it.
  chmodSync(file, 0o600)
  const copy = new DatabaseSync(file)
  try {
    copy.exec('pragma journal_mode = delete')
    const found = copy.prepare('pragma integrity_check').get()?.integrity_check
    if (found !== 'ok') throw new Error(`the copy is damaged (${found})`)
  } finally {
    copy.close()
  }
}
