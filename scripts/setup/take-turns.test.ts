import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { takeTurns } from './take-turns.mjs'

describe('takeTurns', () => {
  let folder: string
  let lock: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'turns-'))
    lock = join(folder, 'cache/lock')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const onWait = () => {
    throw new Error('Nobody else is at work.')
  }

  it('does the work at once where nobody else does it, and lets the next one in', () => {
    expect(takeTurns(lock, { onWait, work: () => existsSync(lock) })).toBe(true)
    expect(existsSync(lock)).toBe(false)
  })

  it('lets the next one in after a work that failed', () => {
    const fail = () => {
      throw new Error('no space')
    }
    expect(() => takeTurns(lock, { onWait, work: fail })).toThrow('no space')
    expect(takeTurns(lock, { onWait, work: () => 'done' })).toBe('done')
  })

  it('is not held up by what a killed process left', () => {
    const { pid } = spawnSync(process.execPath, ['--version'])
    takeTurns(lock, { onWait, work: () => undefined })
    writeFileSync(lock, String(pid))
    expect(takeTurns(lock, { onWait, work: () => 'done' })).toBe('done')
  })

  it('works one after the other in two processes, and the later one says that it waits', async () => {
    const log = join(folder, 'log')
    const program = `
      import { appendFileSync, readFileSync } from 'node:fs'
      import { takeTurns } from ${JSON.stringify(join(import.meta.dirname, 'take-turns.mjs'))}
      const [lock, log, name] = process.argv.slice(1)
      const note = (text) => appendFileSync(log, text + '\\n')
      takeTurns(lock, { onWait: () => note('wait'), work: () => {
        note('begin ' + name)
        while (name === 'first' && !readFileSync(log, 'utf8').includes('wait'));
        note('end ' + name)
      } })`
    const run = (name: string) =>
      new Promise((resolve) => {
        const flags = ['--input-type=module', '-e', program, lock, log, name]
        spawn(process.execPath, flags).on('close', resolve)
      })
    const first = run('first')
    await expect.poll(() => existsSync(log)).toBe(true)
    expect(await Promise.all([first, run('second')])).toEqual([0, 0])
    expect(readFileSync(log, 'utf8').trim().split('\n')).toEqual([
      'begin first',
      'wait',
      'end first',
      'begin second',
      'end second',
    ])
  })
})
