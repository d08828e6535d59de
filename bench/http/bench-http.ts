import { join } from 'node:path'
import autocannon from 'autocannon'
import { launch } from '../launch.ts'
import { signUp } from '../sign-up.ts'
import { startServer } from '../start-server.ts'

/**
 * Requests a second of the simplest signed-in call beside those of a bare Hono route, in turn, in
 * one run: GET /api/billing/balance should carry at least half as many.
 */
const seconds = 4
const rounds = 3
const goal = 0.5

const bare = await launch([join(import.meta.dirname, 'bare-route.ts')], {})
const rolefit = await startServer()
const cookie = await signUp(rolefit.address, 'bench@example.com')
const ratios: number[] = []
for (let round = 0; round < rounds; round += 1) {
  const plain = await measure(`${bare.address}/`)
  const balance = await measure(`${rolefit.address}/api/billing/balance`, cookie)
  ratios.push(balance / plain)
  console.log(
    `bare route ${plain} req/s, balance ${balance} req/s, ratio ${(balance / plain).toFixed(2)}`,
  )
}
await Promise.all([bare.stop(), rolefit.stop()])
const median = [...ratios].sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
console.log(`median ratio ${median.toFixed(2)}, goal ${goal.toFixed(2)} or more`)
process.exit(median >= goal ? 0 : 1)

async function measure(url: string, cookie = ''): Promise<number> {
  const result = await autocannon({ url, connections: 20, duration: seconds, headers: { cookie } })
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers of ${url} were not 200`)
  return Math.round(result.requests.average)
}
