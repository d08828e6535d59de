import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { childEnvironment } from '../test/processes/child-environment.ts'
import { projectFolder } from './project-folder.ts'

const cli = join(import.meta.dirname, 'cli.ts')

function launch(...args: string[]) {
  return spawn(process.execPath, [cli, ...args], { env: childEnvironment({}) })
}

async function run(...args: string[]) {
  const child = launch(...args)
  const [said, complained, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { status, said, complained }
}

describe('rolefit', () => {
  it('lists its commands, and says how one of them is used', async () => {
    const { status, said } = await run('help')
    expect(status).toBe(0)
    for (const name of [
      'analyze',
      'read',
      'score',
      'export',
      'doctor',
      'db',
      'admin',
      'feedback',
    ]) {
      expect(said).toContain(`  rolefit ${name}`)
    }
    expect((await run('read', '--help')).said).toContain('Usage: rolefit read CV_FILE')
  })

  it('knows its version, and no command of another name', async () => {
    expect((await run('--version')).said).toMatch(/^\d+\.\d+\.\d+\n$/)
    expect(await run('toString')).toEqual({
      status: 2,
      said: '',
      complained: 'There is no command "toString". rolefit help lists them.\n',
    })
  })

  it('ends quietly where nobody reads on', async () => {
    const example = join(projectFolder, 'content/example')
    const child = launch('analyze', join(example, 'cv.txt'), join(example, 'job.txt'))
    child.stdout.destroy()
    const [complained, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    expect({ status, complained }).toEqual({ status: 0, complained: '' })
  })
})
