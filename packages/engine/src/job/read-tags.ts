import type { Requirement } from './job.ts'

/** What a posting asks for most, in its own words. */
export function readTags(requirements: readonly Requirement[]): string[] {
  return requirements
    .filter(({ need, kind }) => need.type === 'terms' && kind !== 'soft skill')
    .toSorted((a, b) => b.weight - a.weight || a.quote.start - b.quote.start)
    .slice(0, 8)
    .map((requirement) => requirement.text)
}
