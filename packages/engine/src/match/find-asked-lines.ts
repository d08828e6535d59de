import type { Candidate } from '../candidate/candidate.ts'
import type { Job } from '../job/job.ts'
import type { MatchRow } from './match-row.ts'

const leastKeyword = 0.3

/** Lines of a CV with anything that a posting asks for, by where they start. */
export function findAskedLines(
  job: Job,
  candidate: Candidate,
  rows: readonly MatchRow[],
): ReadonlySet<number> {
  const starts = new Set(
    rows.flatMap(({ lines, evidence, how, requirement: { kind } }) =>
      // In which language a CV is written, all of its lines tell alike.
      kind === 'language' && how === 'implied'
        ? []
        : (lines ?? evidence.map(({ line }) => line.start)),
    ),
  )
  for (const { need } of job.requirements) {
    const names = need.type === 'terms' ? need.anyOf : []
    for (const name of names)
      for (const { unit } of candidate.showings.get(name) ?? []) starts.add(unit.start)
  }
  const asksDegree = job.requirements.some(({ need }) => need.type === 'degree')
  // Of several degrees one is quoted; the others answer the posting as well.
  const degrees = asksDegree ? candidate.degrees : []
  for (const unit of candidate.units)
    if (degrees.some(({ start }) => unit.start <= start && start < unit.end)) starts.add(unit.start)
  for (const { root, weight } of job.keywords) {
    if (weight < leastKeyword) continue
    for (const { start } of candidate.unitsByRoot.unitsWith(root)) starts.add(start)
  }
  return starts
}
