import type { Candidate } from '../candidate/candidate.ts'
import type { Job } from '../job/job.ts'
import { presenceRules } from './credit-rules.ts'
import type { MatchRow } from './match-row.ts'

const leastKeyword = 0.3

/**
 * How widely a CV spreads over other things than the posting: 1 for a usual one. A line with anything
 * that the posting asks for spreads nothing, so that evidence never costs a point.
 */
export function findSpread(job: Job, candidate: Candidate, rows: readonly MatchRow[]): number {
  const starts = new Set(rows.flatMap(({ evidence }) => evidence.map(({ line }) => line.start)))
  for (const { need } of job.requirements) {
    const names = need.type === 'terms' ? need.anyOf : []
    for (const name of names)
      for (const { unit } of candidate.showings.get(name) ?? []) starts.add(unit.start)
  }
  const asked = new Set<number>()
  for (const { root, weight } of job.keywords) {
    if (weight < leastKeyword) continue
    for (const unit of candidate.unitsByRoot.get(root) ?? []) asked.add(unit)
  }
  let elsewhere = 0
  for (const [number, telling] of candidate.tellingByUnit.entries()) {
    const start = candidate.units[number]?.start
    if (!asked.has(number) && start !== undefined && !starts.has(start)) elsewhere += telling
  }
  return presenceRules.leastSpread + elsewhere / presenceRules.usualElsewhere
}
