/**
 * One pattern for all those with the same flags that are asked of the same text, where it matters only whether one of
 * them finds something: to try a pattern costs more than most of them need to find nothing.
 */
export function joinPatterns(patterns: readonly RegExp[]): readonly RegExp[] {
  return [...Map.groupBy(patterns, ({ flags }) => flags)].map(([flags, alike]) => {
    return new RegExp(alike.map(({ source }) => `(?:${source})`).join('|'), flags)
  })
}
