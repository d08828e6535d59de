import { type AnalyzeInput, analyze, pairScorer, scorePair } from '@rolefit/engine'
import { openPdfReader } from './open-pdf-reader.ts'
import type { EvaluationSet, Pair } from './pairs.ts'

export interface Speed {
  /** The whole report, both texts new, as for `analyze` of an upload. */
  readonly report: Times
  /** The same CV and posting once more, as with a key typed in the editor. */
  readonly again: Times
  /** What `rolefit score` runs: the numbers alone, both texts new. */
  readonly score: Times
  /** The same for batches, as `rolefit score` is mostly given them: one posting with CV after CV. */
  readonly samePosting: Times
  /** And one CV with posting after posting. */
  readonly sameCv: Times
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
 * Times whole reports and scores by turns, one after another on one core, once the engine is warm. Each
 * CV is met once, and a posting not again before all others, so that nothing is remembered; the
 * yardstick runs in between, so that all meet the same machine.
 */
export async function measureSpeed(evaluation: EvaluationSet, count: number): Promise<Speed> {
  const readPdf = await openPdfReader()
  for (let round = 0; round < warmUps; round += 1) await readPdf()
  const report: number[] = []
  const again: number[] = []
  const score: number[] = []
  const pdf: number[] = []
  for (const [index, pair] of dealt(evaluation.pairs, count + warmUps).entries()) {
    const texts = textsOf(evaluation, pair)
    if (index % 2 === 0) {
      report.push(timed(() => analyze(texts)))
      again.push(timed(() => analyze(texts)))
    } else score.push(timed(() => scorePair(texts)))
    if (index % pairsPerPdf > 0) continue
    const before = performance.now()
    await readPdf()
    pdf.push(performance.now() - before)
  }
  return {
    report: timesOf(report.slice(warmUps / 2)),
    again: timesOf(again.slice(warmUps / 2)),
    score: timesOf(score.slice(warmUps / 2)),
    samePosting: timesOf(timeBatches(evaluation, 'job')),
    sameCv: timesOf(timeBatches(evaluation, 'cv')),
    pdf: timesOf(pdf.slice(warmUps / pairsPerPdf)),
    residentMb: process.memoryUsage().rss / 1e6,
  }
}

const batches = 30
const pairsPerBatch = 10

/** Scores some batches of pairs that share a text; the first of each, with both texts new, is left out. */
function timeBatches({ pairs, cvs, jobs }: EvaluationSet, shared: 'cv' | 'job'): number[] {
  const changing = [...(shared === 'cv' ? jobs : cvs).keys()]
  const scorer = pairScorer()
  return [...new Set(pairs.map((pair) => pair[shared]))].slice(0, batches).flatMap((one, batch) =>
    Array.from({ length: pairsPerBatch }, (_, at) => {
      const other = changing[(batch * pairsPerBatch + at) % changing.length] ?? ''
      const [cv, job] = shared === 'cv' ? [one, other] : [other, one]
      const texts = { cvText: cvs.get(cv) ?? '', jobText: jobs.get(job) ?? '', today }
      return timed(() => scorer(texts))
    }).slice(1),
  )
}

function textsOf({ cvs, jobs }: EvaluationSet, { cv, job }: Pair): AnalyzeInput {
  return { cvText: cvs.get(cv) ?? '', jobText: jobs.get(job) ?? '', today }
}

function timed(work: () => unknown): number {
  const before = performance.now()
  work()
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
