import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { install } from './install.mjs'

/** A project that is built with another package, which lies beside it: nothing has to be fetched. */
const wanted = { name: 'shop', devDependencies: { builder: 'file:builder' } }
const lock = {
  name: 'shop',
  lockfileVersion: 3,
  requires: true,
  packages: {
    '': wanted,
    builder: { name: 'builder', version: '1.0.0', dev: true },
    'node_modules/builder': { resolved: 'builder', link: true },
  },
}

describe('install', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rolefit-install-'))
    mkdirSync(join(folder, 'builder'))
    write('package.json', wanted)
    write('package-lock.json', lock)
    write('builder/package.json', { name: 'builder', version: '1.0.0' })
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
    rmSync(folder, { recursive: true })
  })

  const write = (name: string, content: object) =>
    writeFileSync(join(folder, name), JSON.stringify(content))

  it('brings what the web app is built with, also where the machine says it is in production', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    await install(folder)
    expect(existsSync(join(folder, 'node_modules/builder/package.json'))).toBe(true)
  }, 60_000)
})
