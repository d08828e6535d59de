import type { Candidate } from '../candidate/candidate.ts'
import type { Job } from '../job/job.ts'
import { presenceRules } from './credit-rules.ts'
import { findAskedLines } from './find-asked-lines.ts'
import type { MatchRow } from './match-row.ts'

/**
 * How widely a CV spreads over other things than the posting: 1 for a usual one. A line with anything
 * that the posting asks for spreads nothing, so that evidence never costs a point.
 */
export function findSpread(job: Job, candidate: Candidate, rows: readonly MatchRow[]): number {
  const asked = findAskedLines(job, candidate, rows)
  let elsewhere = 0
  for (const [number, telling] of candidate.tellingByUnit.entries()) {
    const start = candidate.units[number]?.start
    if (start !== undefined && !asked.has(start)) elsewhere += telling
  }
  return presenceRules.leastSpread + elsewhere / presenceRules.usualElsewhere
}
