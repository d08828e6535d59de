import { signUp } from '../sign-up.ts'
import { startServer } from '../start-server.ts'
import { measurePdfText, type PdfTextTimes } from './measure-pdf-text.ts'
import { processorTimePerRound, readProcessorTime } from './processor-time.ts'
import { residentMegabytes } from './resident-megabytes.ts'
import { postingNumber, writeTwoPageCv } from './two-page-cv.ts'
import { createUploader } from './upload.ts'

/**
 * Upload of a two-page PDF to stored result, four people at once, beside what pdf.js alone needs for
 * the file's text in process; the memory of the server's process afterwards; and how long another
 * person waits for their balance meanwhile.
 */
const analyses = Number(process.argv[2] ?? 1_000)
const people = 4
const warmUps = 200
const alonePosts = 40
const pauseMs = 20
const idleMs = 4_000
const limitsOutOfTheWay = { ROLEFIT_TEST_CLOCK: '1' }
const goals = { p50Times: 1.5, p95Times: 4, megabytes: 250, balanceP99Ms: 50 }

const cv = await writeTwoPageCv()
const pdfBefore = await measurePdfText(cv, people)
const server = await startServer(limitsOutOfTheWay)
const uploader = createUploader(server.address, cv)
const cookies = await Promise.all(
  Array.from({ length: people }, (_, number) => openFunded(`bench-${number}@example.com`)),
)
let posted = 0
await Promise.all(cookies.map((cookie) => repeat(cookie, warmUps / people)))
const alone = await repeat(cookies[0] ?? '', alonePosts)
const idleBefore = readProcessorTime(server.pid)
const idle = await watchBalance(cookies[0] ?? '', AbortSignal.timeout(idleMs))
const asked = processorTimePerRound(idleBefore, readProcessorTime(server.pid), idle.length)
const analysing = new AbortController()
const balances = watchBalance(cookies[0] ?? '', analysing.signal)
const startedAt = performance.now()
const usedBefore = readProcessorTime(server.pid)
const times = (await Promise.all(cookies.map((each) => repeat(each, analyses / people)))).flat()
const used = processorTimePerRound(usedBefore, readProcessorTime(server.pid), times.length)
const seconds = (performance.now() - startedAt) / 1_000
analysing.abort()
const waits = await balances
const megabytes = residentMegabytes(server.pid)
uploader.close()
await server.stop()
const pdf = meanOf(pdfBefore, await measurePdfText(cv, people))

const p50 = percentile(times, 0.5)
const p95 = percentile(times, 0.95)
const total = [...used.values()].reduce((sum, each) => sum + each, 0)
console.log(
  `pdf.js in process, ${cv.length} bytes, two pages: one at a time ${pdf.alone.toFixed(1)} ms, ${people} callers at once ${pdf.together.toFixed(1)} ms each, ${pdf.processor.toFixed(1)} ms of processor time a file`,
)
const balancesEach = waits.length / times.length
const forBalances = balancesEach * (asked.get('server') ?? 0)
console.log(
  `processor time an analysis: ${total.toFixed(1)} ms, of it about ${forBalances.toFixed(1)} ms for the ${balancesEach.toFixed(1)} balances asked meanwhile`,
)
for (const [name, ms] of used) console.log(`  ${name.padEnd(20)} ${ms.toFixed(1)} ms`)
console.log(
  `one person alone: p50 ${percentile(alone, 0.5).toFixed(1)} ms, ${(percentile(alone, 0.5) / pdf.alone).toFixed(1)} times pdf.js one at a time`,
)
console.log(
  `${times.length} analyses, ${people} at once: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ${(times.length / seconds).toFixed(1)} a second`,
)
console.log(
  `beside pdf.js with ${people} callers at once: p50 ${(p50 / pdf.together).toFixed(1)} times, p95 ${(p95 / pdf.together).toFixed(1)} times; in processor time ${((total - forBalances) / pdf.processor).toFixed(1)} times`,
)
console.log(`balance p99 while nothing runs ${percentile(idle, 0.99).toFixed(1)} ms`)
const results = [
  line('p50', p50 / pdf.alone, goals.p50Times, 'times pdf.js one at a time'),
  line('p95', p95 / pdf.alone, goals.p95Times, 'times pdf.js one at a time'),
  line('server process', megabytes, goals.megabytes, 'MB'),
  line('balance p99', percentile(waits, 0.99), goals.balanceP99Ms, 'ms'),
]
for (const { words } of results) console.log(words)
process.exit(results.every(({ isMet }) => isMet) ? 0 : 1)

async function openFunded(email: string): Promise<string> {
  const cookie = await signUp(server.address, email)
  await server.grant(email, Math.ceil(analyses / people) + warmUps + alonePosts)
  return cookie
}

async function repeat(cookie: string, count: number): Promise<number[]> {
  const spent: number[] = []
  for (let done = 0; done < count; done += 1) {
    posted += 1
    const { reply, milliseconds } = await uploader.upload(cookie, postingNumber(posted))
    if (!reply.ok || reply.is_repeat) throw new Error(`No new analysis: ${JSON.stringify(reply)}`)
    spent.push(milliseconds)
  }
  return spent
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

function meanOf(before: PdfTextTimes, after: PdfTextTimes): PdfTextTimes {
  return {
    alone: (before.alone + after.alone) / 2,
    together: (before.together + after.together) / 2,
    processor: (before.processor + after.processor) / 2,
  }
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
