import type { Candidate } from '../candidate/candidate.ts'
import type { Job } from '../job/job.ts'
import { presenceRules } from './credit-rules.ts'

/** A line of the job's own field that the posting does not ask for is half about other things. */
const ownLineShare = 0.35

/**
 * How widely a CV spreads over other things than the posting: 1 for a usual one. A line with anything
 * that the posting asks for spreads nothing, so that evidence never costs a point.
 */
export function findSpread(job: Job, candidate: Candidate, asked: ReadonlySet<number>): number {
  const own = ownLines(job, candidate)
  let elsewhere = 0
  for (const [number, telling] of candidate.tellingByUnit.entries()) {
    const start = candidate.units[number]?.start
    if (start === undefined || asked.has(start)) continue
    elsewhere += telling * (own.has(start) ? ownLineShare : 1)
  }
  return presenceRules.leastSpread + elsewhere / presenceRules.usualElsewhere
}

/** Lines with a skill of the job's own field. */
function ownLines({ profile }: Job, { showings }: Candidate): ReadonlySet<number> {
  const main = profile.fields[0]?.field
  const starts = new Set<number>()
  for (const places of showings.values())
    for (const { field, unit } of places) if (field === main) starts.add(unit.start)
  return starts
}
