import { analyze } from '@rolefit/engine'
import { openPdfReader } from './open-pdf-reader.ts'
import type { EvaluationSet, Pair } from './pairs.ts'

export interface Speed {
  /** Both texts new, as for `analyze` of an upload. */
  readonly fresh: Times
  /** The same CV and posting once more, as with a key typed in the editor. */
  readonly again: Times
  /** What pdf.js takes to give the text of a two-page CV, in turns with the others. */
  readonly pdf: Times
  readonly residentMb: number
}

export interface Times {
  readonly p50Ms: number
  readonly p99Ms: number
  readonly perSecond: number
}

const today = { year: 2026, month: 11 }
const warmUps = 100
const pairsPerPdf = 5

/**
 * Times whole analyses (score, findings and advice), one after another on one core, once the engine is
 * warm. Each CV is met once, and a posting not again before all others, so that nothing is remembered;
 * the yardstick runs in between, so that both meet the same machine.
 */
export async function measureSpeed(evaluation: EvaluationSet, count: number): Promise<Speed> {
  const readPdf = await openPdfReader()
  for (let round = 0; round < warmUps; round += 1) await readPdf()
  const fresh: number[] = []
  const again: number[] = []
  const pdf: number[] = []
  for (const [index, pair] of dealt(evaluation.pairs, count + warmUps).entries()) {
    fresh.push(timeAnalysis(evaluation, pair))
    again.push(timeAnalysis(evaluation, pair))
    if (index % pairsPerPdf > 0) continue
    const before = performance.now()
    await readPdf()
    pdf.push(performance.now() - before)
  }
  return {
    fresh: timesOf(fresh.slice(warmUps)),
    again: timesOf(again.slice(warmUps)),
    pdf: timesOf(pdf.slice(warmUps / pairsPerPdf)),
    residentMb: process.memoryUsage().rss / 1e6,
  }
}

function timeAnalysis({ cvs, jobs }: EvaluationSet, { cv, job }: Pair): number {
  const before = performance.now()
  analyze({ cvText: cvs.get(cv) ?? '', jobText: jobs.get(job) ?? '', today })
  return performance.now() - before
}

/** Pairs with a CV each of their own, the postings one after the other like cards. */
function dealt(pairs: readonly Pair[], most: number): Pair[] {
  const byCv = new Map(pairs.toReversed().map((pair) => [pair.cv, pair]))
  const hands = [...Map.groupBy(byCv.values(), ({ job }) => job).values()]
  const rounds = Math.max(...hands.map(({ length }) => length))
  return Array.from({ length: rounds }, (_, round) => hands.flatMap((hand) => hand[round] ?? []))
    .flat()
    .slice(0, most)
}

function timesOf(times: readonly number[]): Times {
  const sorted = times.toSorted((a, b) => a - b)
  const total = sorted.reduce((sum, time) => sum + time, 0)
  return {
    p50Ms: sorted[Math.floor(sorted.length / 2)] ?? 0,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    perSecond: (sorted.length * 1000) / total,
  }
}
