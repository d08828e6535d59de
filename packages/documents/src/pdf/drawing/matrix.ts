/** a b c d e f, as PDF writes them. */
export type Matrix = readonly [number, number, number, number, number, number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ]
}

/** Six numbers out of whatever the file holds; what is no number does not move anything. */
export function asMatrix(values: unknown): Matrix {
  const [a, b, c, d, e, f] = numbersOf(values)
  return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0]
}

/** The numbers of a list, of a typed array, or of an object with numbered keys. */
export function numbersOf(values: unknown): readonly number[] {
  if (typeof values !== 'object' || values === null) return []
  const list: readonly unknown[] = Array.isArray(values) ? values : Object.values(values)
  return list.map((value) => (typeof value === 'number' && Number.isFinite(value) ? value : 0))
}
