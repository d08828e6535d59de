import type { Analysis, AnalysisChange } from '@rolefit/contract'

type Proposed = Pick<Analysis, 'suggested_changes'>

/** Where a change stands on the page, for links that lead to it. */
export function changeAnchor(id: string): string {
  return `change-${encodeURIComponent(id)}`
}

/** The changes that would bring points, the most first. */
export function worthMost(
  { suggested_changes }: Proposed,
  most: number,
): readonly AnalysisChange[] {
  return suggested_changes
    .flatMap(({ items }) => items)
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, most)
}

/** The change that a suggestion tells of, word for word; a reworded one has none. */
export function changeOf({ suggested_changes }: Proposed, text: string): AnalysisChange | null {
  for (const { items } of suggested_changes) {
    const same = items.find((change) => change.text === text)
    if (same) return same
  }
  return null
}
