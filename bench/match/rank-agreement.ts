/**
 * Kendall's tau-b of two gradings of the same people: 1 where they order all pairs alike, -1 where
 * they order all the other way round; ties are counted out on the side that has them.
 */
export function rankAgreement(one: readonly number[], other: readonly number[]): number {
  let sum = 0
  let ordered = 0
  let orderedByOther = 0
  for (let i = 0; i < one.length; i += 1) {
    for (let j = i + 1; j < one.length; j += 1) {
      const a = Math.sign((one[i] ?? 0) - (one[j] ?? 0))
      const b = Math.sign((other[i] ?? 0) - (other[j] ?? 0))
      sum += a * b
      ordered += a * a
      orderedByOther += b * b
    }
  }
  const length = Math.sqrt(ordered * orderedByOther)
  return length === 0 ? 0 : sum / length
}
