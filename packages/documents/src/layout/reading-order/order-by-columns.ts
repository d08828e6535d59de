import { type Box, findGutter } from '../find-gutter.ts'

const deepestSplit = 4

/** Reading order from geometry alone: what stands above, the left column, the right one, what stands below. */
export function orderByColumns<Item extends Box>(
  items: readonly Item[],
  depth = 0,
): readonly Item[] {
  const gutter = depth < deepestSplit ? findGutter(items) : null
  if (!gutter) return byRows(items)
  const above = items.filter(({ baseline }) => baseline < gutter.top)
  const below = items.filter(({ baseline }) => baseline > gutter.bottom)
  const beside = items.filter(({ baseline }) => baseline >= gutter.top && baseline <= gutter.bottom)
  const left = beside.filter(({ end }) => end <= gutter.at)
  const right = beside.filter(({ end }) => end > gutter.at)
  return [above, left, right, below].flatMap((part) => orderByColumns(part, depth + 1))
}

/** Top to bottom; what shares a baseline, left to right. */
function byRows<Item extends Box>(items: readonly Item[]): readonly Item[] {
  const rows: Item[][] = []
  for (const item of [...items].sort((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1)
    const [first] = row ?? []
    const isSameRow =
      first && item.baseline - first.baseline <= 0.4 * Math.min(first.size, item.size)
    if (row && isSameRow) row.push(item)
    else rows.push([item])
  }
  return rows.flatMap((row) => row.sort((a, b) => a.start - b.start))
}
