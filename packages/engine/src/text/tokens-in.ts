import { firstIndex } from './first-index.ts'
import type { Span } from './span.ts'
import type { Token } from './tokenize.ts'

/** The tokens that stand wholly inside a span, found by halving: texts can be long. */
export function tokensIn(tokens: readonly Token[], { start, end }: Span): readonly Token[] {
  const first = firstIndex(tokens, (token) => token.start >= start)
  let last = first
  while (last < tokens.length && (tokens[last]?.end ?? 0) <= end) last += 1
  return tokens.slice(first, last)
}

/** Marks with 1, token by token, what any of the spans touches. */
export function markTouched(tokens: readonly Token[], spans: readonly Span[]): Uint8Array {
  if (spans.length === 0 && tokens.length <= unmarked.length) return unmarked
  const marks = new Uint8Array(tokens.length)
  for (const { start, end } of spans) {
    let at = firstIndex(tokens, (token) => token.end > start)
    for (; at < tokens.length && (tokens[at]?.start ?? end) < end; at += 1) marks[at] = 1
  }
  return marks
}

/** For most texts that nothing touches; nobody writes to what `markTouched` gave. */
const unmarked = new Uint8Array(2 ** 12)
