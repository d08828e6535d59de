import { analyze, doubtWords, fetchWaysFor, refusalWords } from '@rolefit/engine'
import type { Sample } from './example.ts'
import type { Scored } from './score-here.client.ts'
import { showReport } from './to-example.ts'

// Away from the page, which stays quick, and from its modules: one that a page could not fetch, it never fetches.
addEventListener('message', async ({ data }: MessageEvent<Sample>) => {
  postMessage(await score(data))
})

async function score(texts: Sample): Promise<Scored> {
  const { cv, job } = texts
  const hasWords = await fetchWaysFor(job).then(
    () => true,
    () => false,
  )
  if (!hasWords) return { status: 'lost' }
  const now = new Date()
  const today = { year: now.getFullYear(), month: now.getMonth() + 1 }
  const report = analyze({ cvText: cv, jobText: job, today })
  if (report.status === 'refused')
    return { status: 'refused', problem: refusalWords[report.reason] }
  return { status: 'scored', example: showReport(report, texts, { doubtWords }) }
}
