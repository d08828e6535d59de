import type { Span } from './span.ts'
import type { Token } from './tokenize.ts'

/** The tokens that stand wholly inside a span, found by halving: texts can be long. */
export function tokensIn(tokens: readonly Token[], { start, end }: Span): readonly Token[] {
  const first = firstFrom(tokens, start)
  let last = first
  while (last < tokens.length && (tokens[last]?.end ?? 0) <= end) last += 1
  return tokens.slice(first, last)
}

function firstFrom(tokens: readonly Token[], start: number): number {
  let low = 0
  let high = tokens.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tokens[middle]?.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  return low
}
