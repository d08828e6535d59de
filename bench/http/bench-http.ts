import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'

/**
 * Requests a second of the simplest signed-in call beside those of a bare Hono route, in turn, in
 * one run: GET /api/billing/balance should carry at least half as many.
 */
const seconds = 4
const rounds = 3
const goal = 0.5

const dataDir = mkdtempSync(join(tmpdir(), 'rolefit-bench-'))
const bare = await launch(join(import.meta.dirname, 'bare-route.ts'), {})
const rolefit = await launch(join(import.meta.dirname, '../../apps/server/src/main.ts'), {
  DATA_DIR: dataDir,
  PORT: '0',
  LOG_LEVEL: 'info',
})
const cookie = await signUp(rolefit.address)
const ratios: number[] = []
for (let round = 0; round < rounds; round += 1) {
  const plain = await measure(`${bare.address}/`)
  const balance = await measure(`${rolefit.address}/api/billing/balance`, cookie)
  ratios.push(balance / plain)
  console.log(
    `bare route ${plain} req/s, balance ${balance} req/s, ratio ${(balance / plain).toFixed(2)}`,
  )
}
for (const { child } of [bare, rolefit]) child.kill('SIGTERM')
rmSync(dataDir, { recursive: true, force: true })
const median = [...ratios].sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
console.log(`median ratio ${median.toFixed(2)}, goal ${goal.toFixed(2)} or more`)
process.exit(median >= goal ? 0 : 1)

async function launch(file: string, env: Record<string, string>) {
  // The log goes to a pipe that is read, as it would be by whatever collects it.
  const child: ChildProcess = spawn(process.execPath, [file], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (said.length < 10_000) said += chunk.toString()
      const found = /http:\S+/.exec(said)?.[0]
      if (found) resolve(found.replace('localhost', '127.0.0.1'))
    })
    void once(child, 'exit').then(() => reject(new Error(`${file} ended: ${said}`)))
  })
  return { child, address }
}

async function signUp(address: string): Promise<string> {
  const person = {
    email: 'bench@example.com',
    first_name: 'B',
    last_name: 'H',
    year_of_birth: '1990',
  }
  const asked = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  const browser = asked.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { verify_url } = await asked.json()
  const token = new URL(verify_url).searchParams.get('token')
  const verified = await fetch(`${address}/api/auth/verify?token=${token}`, {
    headers: { cookie: browser },
  })
  return verified.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

async function measure(url: string, cookie = ''): Promise<number> {
  const result = await autocannon({ url, connections: 20, duration: seconds, headers: { cookie } })
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers of ${url} were not 200`)
  return Math.round(result.requests.average)
}
