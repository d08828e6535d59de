import type { Example, Sample } from './example.ts'
import { showReport } from './to-example.ts'

const lost = 'The part that scores could not be loaded. Check the connection and try again.'

/** Scores two texts in this browser; the engine is fetched when it is first asked for. */
export async function scoreHere({
  cv,
  job,
}: Sample): Promise<{ example: Example } | { problem: string }> {
  const engine = await import('./engine.client.ts').catch(() => null)
  if (!engine) return { problem: lost }
  const hasWords = await engine.fetchDeedsFor(job).then(
    () => true,
    () => false,
  )
  if (!hasWords) return { problem: lost }
  const now = new Date()
  const today = { year: now.getFullYear(), month: now.getMonth() + 1 }
  const report = engine.analyze({ cvText: cv, jobText: job, today })
  if (report.status === 'refused') return { problem: engine.refusalWords[report.reason] }
  return { example: showReport(report, { cv, job }) }
}
