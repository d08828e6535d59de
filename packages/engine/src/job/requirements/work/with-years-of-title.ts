import type { Requirement } from '../../job.ts'

/** Years in what the job's own title names are not shown by another title of the trade: a radiographer may never have done MRI. */
export function withYearsOfTitle(requirements: readonly Requirement[]): Requirement[] {
  const named = new Set(
    requirements.flatMap(({ need }) =>
      need.type === 'title' ? need.skills.map(({ name }) => name) : [],
    ),
  )
  return requirements.map((each) =>
    each.need.type === 'years' && each.need.terms.some((term) => named.has(term))
      ? { ...each, need: { ...each.need, isInTitle: true } }
      : each,
  )
}
