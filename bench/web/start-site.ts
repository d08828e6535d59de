import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The built site on an empty database, at an address of its own. */
export async function startSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'rolefit-bench-'))
  const main = join(import.meta.dirname, '../../apps/server/src/main.ts')
  const child = spawn(process.execPath, [main], {
    env: { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = /http:\S+/.exec(said)?.[0]
      if (found) resolve(found)
    })
    void once(child, 'exit').then(() => reject(new Error(`The server did not start: ${said}`)))
  })
  return {
    address,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
