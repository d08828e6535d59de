/**
 * Whether a text in small letters holds one of some pieces. Asked before a pattern that needs one of them: where none
 * stands, as in most sentences, a pattern of many ways takes ten times as long to find nothing.
 */
export function holdsAny(small: string, pieces: readonly string[]): boolean {
  for (const piece of pieces) if (small.includes(piece)) return true
  return false
}
