import { analyze } from '@rolefit/engine'
import type { EvaluationSet } from './pairs.ts'

export interface Speed {
  readonly pairs: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly pairsPerSecond: number
  readonly residentMb: number
}

const today = { year: 2026, month: 11 }
const warmUps = 100

/** Times whole analyses, one after another on one core, once the engine is warm. */
export function measureSpeed({ pairs, cvs, jobs }: EvaluationSet, count: number): Speed {
  const step = Math.max(1, Math.floor(pairs.length / (count + warmUps)))
  const chosen = pairs.filter((_, index) => index % step === 0).slice(0, count + warmUps)
  const times = chosen.map(({ cv, job }) => {
    const before = performance.now()
    analyze({ cvText: cvs.get(cv) ?? '', jobText: jobs.get(job) ?? '', today })
    return performance.now() - before
  })
  const warm = times.slice(Math.min(warmUps, times.length - 1)).toSorted((a, b) => a - b)
  const total = warm.reduce((sum, time) => sum + time, 0)
  return {
    pairs: warm.length,
    p50Ms: warm[Math.floor(warm.length / 2)] ?? 0,
    p99Ms: warm[Math.floor(warm.length * 0.99)] ?? 0,
    pairsPerSecond: (warm.length * 1000) / total,
    residentMb: process.memoryUsage().rss / 1e6,
  }
}
