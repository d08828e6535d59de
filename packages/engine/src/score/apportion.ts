/**
 * Rounds parts to whole numbers that sum to `total` exactly, each as near to its own value as that
 * allows; the same input always gives the same rounding. What differs by no more than the order in
 * which it was added up is the same.
 */
export function apportion(exact: readonly number[], total: number): number[] {
  const parts = exact.map((part) => Math.round(part * precision) / precision)
  const whole = parts.map((part) => Math.floor(part))
  let left = total - whole.reduce((sum, part) => sum + part, 0)
  const byRemainder = parts
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .filter(({ index }) => (parts[index] ?? 0) > 0)
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  const order = left >= 0 ? byRemainder : byRemainder.toReversed()
  while (left !== 0) {
    const step = left > 0 ? 1 : -1
    let moved = 0
    for (const { index } of order) {
      if (left === 0) break
      if (step < 0 && (whole[index] ?? 0) === 0) continue
      whole[index] = (whole[index] ?? 0) + step
      left -= step
      moved += 1
    }
    if (moved === 0) break
  }
  return whole
}

const precision = 1e9
