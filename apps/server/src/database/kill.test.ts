import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../test/database/engines.ts'
import type { DatabasePlace } from './database.ts'
import { openDatabase } from './open-database.ts'

const writer = join(import.meta.dirname, '../../test/processes/write-until-killed.ts')

describeOnEachEngine('a process killed while it writes', (engine) => {
  it('loses nothing it acknowledged and leaves nothing half done', async () => {
    const place = await engine.newPlace()
    const acknowledged = new Set<string>()
    for (const after of [20, 35, 50]) {
      for (const email of await writeUntilKilled(place, after)) acknowledged.add(email)
      const database = await openDatabase(place)
      const { db } = database
      const accounts = await db
        .selectFrom('accounts')
        .leftJoin('credit_balances', 'credit_balances.account_id', 'accounts.id')
        .leftJoin('credit_entries', 'credit_entries.account_id', 'accounts.id')
        .select(['email', 'balance', 'credits'])
        .execute()
      await database.close()
      const stored = new Set(accounts.map(({ email }) => email))
      expect([...acknowledged].filter((email) => !stored.has(email))).toEqual([])
      expect(accounts.filter(({ balance, credits }) => balance !== 3 || credits !== 3)).toEqual([])
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(50)
  })
})

/** Kills the writer without warning once it has acknowledged so many accounts. */
function writeUntilKilled(place: DatabasePlace, count: number): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [writer, place.dataDir, place.databaseUrl ?? ''])
    let said = ''
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (said.split('\n').length > count) child.kill('SIGKILL')
    })
    let complaint = ''
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString()
    })
    child.on('close', (_, signal) => {
      if (signal === 'SIGKILL') resolve(said.split('\n').slice(0, -1))
      else reject(new Error(`The writer ended by itself: ${complaint}`))
    })
  })
}
