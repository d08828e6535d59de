import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serverFlags } from '../../scripts/setup/server-flags.mjs'

const run = promisify(execFile)
const server = join(import.meta.dirname, '../../apps/server/src')

/** Rolefit in a process of its own, on an empty database, with limits out of the way. */
export async function startServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'rolefit-bench-'))
  const env = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'info', ROLEFIT_TEST_CLOCK: '1' }
  // The log goes to a pipe that is read, as it would be by whatever collects it.
  const child = spawn(process.execPath, [...serverFlags, join(server, 'main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Whatever goes wrong here, the server does not outlive the measurement.
  process.on('exit', () => child.kill('SIGKILL'))
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (said.length < 10_000) said += chunk.toString()
      const found = /http:\S+/.exec(said)?.[0]
      if (found) resolve(found.replace('localhost', '127.0.0.1'))
    })
    void once(child, 'exit').then(() => reject(new Error(`The server ended: ${said}`)))
  })
  return {
    address,
    pid: child.pid ?? 0,
    megabytes: () => residentMegabytes(child.pid ?? 0),
    /** Gives an account as many credits as it will need. */
    grant: (email: string, credits: number) =>
      run(process.execPath, [join(server, 'cli.ts'), 'admin', 'grant', email, String(credits)], {
        env,
      }),
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'latin1')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
}
