import { measurePdfText } from './measure-pdf-text.ts'
import { signUp } from './sign-up.ts'
import { startServer } from './start-server.ts'
import { postingNumber, writeTwoPageCv } from './two-page-cv.ts'

/**
 * Upload of a two-page PDF to stored result, four people at once, beside what pdf.js alone needs for
 * the file's text in process; the memory of the server's process afterwards; and how long another
 * person waits for their balance meanwhile.
 */
const analyses = Number(process.argv[2] ?? 1_000)
const people = 4
const warmUps = 20
const pauseMs = 20
const idleMs = 4_000
const goals = { p50Times: 1.5, p95Times: 4, megabytes: 250, balanceP99Ms: 50 }

const cv = await writeTwoPageCv()
const pdfBefore = await measurePdfText(cv)
const server = await startServer()
const cookies = await Promise.all(
  Array.from({ length: people }, (_, number) => openFunded(`bench-${number}@example.com`)),
)
let posted = 0
await Promise.all(cookies.map((cookie) => repeat(cookie, warmUps / people)))
const alone = await repeat(cookies[0] ?? '', warmUps)
const idle = await watchBalance(cookies[0] ?? '', AbortSignal.timeout(idleMs))
const analysing = new AbortController()
const balances = watchBalance(cookies[0] ?? '', analysing.signal)
const startedAt = performance.now()
const times = (await Promise.all(cookies.map((each) => repeat(each, analyses / people)))).flat()
const seconds = (performance.now() - startedAt) / 1_000
analysing.abort()
const waits = await balances
const megabytes = server.megabytes()
await server.stop()
const pdf = (pdfBefore + (await measurePdfText(cv))) / 2

const results = [
  line('p50', percentile(times, 0.5) / pdf, goals.p50Times, 'times pdf.js'),
  line('p95', percentile(times, 0.95) / pdf, goals.p95Times, 'times pdf.js'),
  line('server process', megabytes, goals.megabytes, 'MB'),
  line('balance p99', percentile(waits, 0.99), goals.balanceP99Ms, 'ms'),
]
console.log(`pdf.js in process ${pdf.toFixed(1)} ms a file (${cv.length} bytes, two pages)`)
console.log(`one person alone p50 ${percentile(alone, 0.5).toFixed(1)} ms`)
console.log(
  `${times.length} analyses, ${people} at once: p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms, ${(times.length / seconds).toFixed(1)} a second`,
)
console.log(`balance p99 while nothing runs ${percentile(idle, 0.99).toFixed(1)} ms`)
for (const { words } of results) console.log(words)
process.exit(results.every(({ isMet }) => isMet) ? 0 : 1)

async function openFunded(email: string): Promise<string> {
  const cookie = await signUp(server.address, email)
  await server.grant(email, Math.ceil(analyses / people) + 2 * warmUps)
  return cookie
}

async function repeat(cookie: string, count: number): Promise<number[]> {
  const spent: number[] = []
  for (let done = 0; done < count; done += 1) spent.push(await analyzeOnce(cookie))
  return spent
}

async function analyzeOnce(cookie: string): Promise<number> {
  posted += 1
  const form = new FormData()
  form.set('jd_text', postingNumber(posted))
  form.set('cv', new File([Uint8Array.from(cv)], 'cv.pdf', { type: 'application/pdf' }))
  const before = performance.now()
  const response = await fetch(`${server.address}/api/analyze`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  })
  const reply = await response.json()
  if (!reply.ok || reply.is_repeat) throw new Error(`No new analysis: ${JSON.stringify(reply)}`)
  return performance.now() - before
}

async function watchBalance(cookie: string, analysing: AbortSignal): Promise<number[]> {
  const spent: number[] = []
  while (!analysing.aborted) {
    const before = performance.now()
    await (await fetch(`${server.address}/api/billing/balance`, { headers: { cookie } })).json()
    spent.push(performance.now() - before)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return spent
}

function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

function line(name: string, found: number, goal: number, unit: string) {
  const isMet = found <= goal
  const words = `${isMet ? 'met   ' : 'MISSED'} ${name} ${found.toFixed(1)} ${unit}, goal at most ${goal}`
  return { isMet, words }
}
