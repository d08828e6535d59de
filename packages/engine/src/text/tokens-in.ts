import type { Span } from './span.ts'
import type { Token } from './tokenize.ts'

/** The tokens that stand wholly inside a span, found by halving: texts can be long. */
export function tokensIn(tokens: readonly Token[], { start, end }: Span): readonly Token[] {
  const first = firstIndex(tokens, (token) => token.start >= start)
  let last = first
  while (last < tokens.length && (tokens[last]?.end ?? 0) <= end) last += 1
  return tokens.slice(first, last)
}

/** The tokens that a span touches, those at its edges included. */
export function tokensAcross(tokens: readonly Token[], { start, end }: Span): readonly Token[] {
  const first = firstIndex(tokens, (token) => token.end > start)
  let last = first
  while (last < tokens.length && (tokens[last]?.start ?? end) < end) last += 1
  return tokens.slice(first, last)
}

/** Where the tokens begin that are so: all after the first of them are so as well. */
function firstIndex(tokens: readonly Token[], isSo: (token: Token) => boolean): number {
  let low = 0
  let high = tokens.length
  while (low < high) {
    const middle = (low + high) >> 1
    const token = tokens[middle]
    if (token && !isSo(token)) low = middle + 1
    else high = middle
  }
  return low
}
