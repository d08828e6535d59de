import type { Analysis, AnalysisChange } from '@rolefit/contract'

/** Where a change stands on the page, for links that lead to it. */
export function changeAnchor(id: string): string {
  return `change-${encodeURIComponent(id)}`
}

/** The change that a suggestion tells of, word for word; a reworded one has none. */
export function changeOf(
  { suggested_changes }: Pick<Analysis, 'suggested_changes'>,
  text: string,
): AnalysisChange | null {
  for (const { items } of suggested_changes) {
    const same = items.find((change) => change.text === text)
    if (same) return same
  }
  return null
}

/** The change that answers a requirement, if one would bring points. */
export function changeFor(
  { suggested_changes }: Pick<Analysis, 'suggested_changes'>,
  requirementId: string,
): AnalysisChange | null {
  const all = suggested_changes.flatMap(({ items }) => items)
  return (
    all.find(({ requirement_id, points }) => requirement_id === requirementId && points > 0) ?? null
  )
}
