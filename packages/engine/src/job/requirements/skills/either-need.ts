import type { Requirement } from '../../job.ts'

/** What either shows. */
export function eitherNeed(
  one: Requirement['need'],
  other: Requirement['need'],
): Requirement['need'] {
  const needs = [one, other]
  const anyOf = needs.flatMap((need) => (need.type === 'terms' ? need.anyOf : []))
  const ways = needs.flatMap((need) => [
    ...(need.type === 'words' ? [need.roots] : []),
    ...(need.type === 'words' || need.type === 'terms' ? (need.orWords ?? []) : []),
  ])
  const [roots = [], ...orWords] = ways
  if (anyOf.length > 0)
    return { type: 'terms', anyOf, ...(ways.length > 0 ? { orWords: ways } : {}) }
  return { type: 'words', roots, ...(orWords.length > 0 ? { orWords } : {}) }
}
