import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { childEnvironment } from './child-environment.ts'

const main = join(import.meta.dirname, '../../src/main.ts')

/** Starts the server as a person does, and collects what it says. */
export function launchServer(env: Record<string, string>) {
  const settings = childEnvironment({ PORT: '0', ...env })
  const child = spawn(process.execPath, [main], { env: settings })
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    said.err += chunk.toString()
  })
  const ended = once(child, 'exit').then(([code]) => code)
  const address = () =>
    new Promise<string>((resolve, reject) => {
      child.stdout.on('data', () => {
        const found = /http:\S+/.exec(said.out)?.[0]
        if (found) resolve(found)
      })
      child.once('close', () => reject(new Error(`The server ended: ${said.err}${said.out}`)))
    })
  return { child, said, ended, address }
}
