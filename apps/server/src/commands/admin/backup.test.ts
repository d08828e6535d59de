import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ada, signedInBrowser } from '../../../test/people.ts'
import { runCommand } from '../../../test/processes/run-command.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { adminCommand } from './admin.ts'

describe('rolefit admin backup', () => {
  let folder: string
  let test: TestApp
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rolefit-backup-'))
    test = await createTestApp({ place: { dataDir: join(folder, 'data'), databaseUrl: undefined } })
    vi.stubEnv('DATA_DIR', join(folder, 'data'))
    vi.stubEnv('DATABASE_URL', undefined)
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    await test.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const backup = (...args: string[]) => runCommand(adminCommand, ['backup', ...args])

  it('copies what a running server has written into one file, for nobody else to read', async () => {
    await signedInBrowser(test)
    const file = join(folder, 'copy.db')
    expect(await backup(file)).toMatchObject({ status: 0, said: expect.stringContaining(file) })
    const copy = new DatabaseSync(file, { readOnly: true })
    expect(copy.prepare('select email from accounts').all()).toEqual([{ email: ada.email }])
    copy.close()
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(readdirSync(folder).toSorted()).toEqual(['copy.db', 'data'])
  })

  it('writes over no other file, and leaves none behind that is not whole', async () => {
    const file = join(folder, 'copy.db')
    await backup(file)
    expect(await backup(file)).toMatchObject({
      status: 2,
      complained: expect.stringContaining('is there already'),
    })
    expect(await backup(join(folder, 'nowhere', 'copy.db'))).toMatchObject({
      status: 1,
      complained: expect.stringMatching(/^No backup was made: /),
    })
    expect(readdirSync(folder).toSorted()).toEqual(['copy.db', 'data'])
  })

  it('says what it needs, and who copies a Postgres', async () => {
    expect((await backup()).complained).toBe('Say where to: rolefit admin backup FILE\n')
    vi.stubEnv('DATA_DIR', join(folder, 'empty'))
    expect((await backup(join(folder, 'x'))).complained).toMatch(/^There is no database at /)
    vi.stubEnv('DATABASE_URL', 'postgres://localhost/rolefit')
    expect(await backup(join(folder, 'x'))).toMatchObject({
      status: 2,
      complained: expect.stringContaining('pg_dump'),
    })
  })
})
