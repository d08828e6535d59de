import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { envFileFlags } from './env-file.mjs'

const folder = mkdtempSync(join(tmpdir(), 'rolefit-env-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('envFileFlags', () => {
  it('asks for nothing where there are no settings', () => {
    expect(envFileFlags(folder)).toEqual([])
  })

  it('names the settings that are there', () => {
    const file = join(folder, '.env')
    writeFileSync(file, 'PORT=3001\n')
    expect(envFileFlags(folder)).toEqual([`--env-file=${file}`])
  })

  it('is what the server and its commands are started by', () => {
    for (const program of ['../start.mjs', '../../apps/server/bin/rolefit.mjs']) {
      const source = readFileSync(join(import.meta.dirname, program), 'utf8')
      expect(source).toContain('...envFileFlags()')
    }
  })
})
