import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { childEnvironment } from '../../test/processes/child-environment.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase } from '../database/open-database.ts'
import { leaveFeedback } from '../feedback/leave-feedback.ts'

const cli = join(import.meta.dirname, '../cli.ts')

describe('rolefit feedback', () => {
  let dataDir: string
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'rolefit-test-'))
    const database = await openDatabase({ dataDir, databaseUrl: undefined })
    await migrate(database, { now: 0 })
    const now = Date.UTC(2026, 10, 21, 9)
    await leaveFeedback(database.db, {
      topic: 'problem',
      message: 'First line\nsecond \u001b[31mline',
      email: 'ada@example.com',
      now,
    })
    await leaveFeedback(database.db, {
      topic: 'idea',
      message: 'Newer',
      email: '',
      now: now + 60_000,
    })
    const odd = { topic: 'praise', message: 'Good', email: 'e\u001b[31m@example.com' } as const
    await database.db
      .insertInto('feedback')
      .values({ id: 'fbk_odd', ...odd, created_at: now - 60_000 })
      .execute()
    await database.close()
  })
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  const run = (...args: string[]) =>
    new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
      execFile(
        process.execPath,
        [cli, 'feedback', ...args],
        { env: childEnvironment({ DATA_DIR: dataDir }) },
        (error, stdout, stderr) => {
          resolve({ code: error ? Number(error.code) : 0, stdout, stderr })
        },
      )
    })

  it('lists messages, newest first, and lets none rewrite the terminal', async () => {
    expect(await run()).toEqual({
      code: 0,
      stderr: '',
      stdout:
        '2026-11-21 09:01  idea  no address\n  Newer\n\n2026-11-21 09:00  problem  ada@example.com\n  First line\n  second [31mline\n\n2026-11-21 08:59  praise  e[31m@example.com\n  Good\n',
    })
  })

  it('lists as many as asked for, as JSON too', async () => {
    const { stdout } = await run('1', '--json')
    expect(JSON.parse(stdout)).toMatchObject([{ topic: 'idea', message: 'Newer', email: null }])
  })

  it('says how to ask when it is asked oddly', async () => {
    expect(await run('many')).toMatchObject({ code: 2, stdout: '' })
  })
})
