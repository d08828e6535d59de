import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serverFlags } from '../scripts/setup/server-flags.mjs'
import { launch } from './launch.ts'

const run = promisify(execFile)
const server = join(import.meta.dirname, '../apps/server/src')

/** Rolefit in a process of its own, on an empty database. */
export async function startServer(settings: Readonly<Record<string, string>> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'rolefit-bench-'))
  const env = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'info', ...settings }
  const { address, pid, stop } = await launch([...serverFlags, join(server, 'main.ts')], env)
  return {
    address,
    pid,
    /** Gives an account as many credits as it will need. */
    grant: (email: string, credits: number) =>
      run(process.execPath, [join(server, 'cli.ts'), 'admin', 'grant', email, String(credits)], {
        env,
      }),
    stop: async () => {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
