import type { Span } from '../span.ts'

/**
 * All matches of a pattern with the flag g, as `matchAll` gives them, but without copying the pattern
 * for each text: where nothing matches, as in most lines, that takes the longest.
 */
export function eachMatch(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  pattern.lastIndex = 0
  let match = pattern.exec(text)
  if (!match) return none
  const found: RegExpExecArray[] = []
  for (; match; match = pattern.exec(text)) {
    found.push(match)
    // Past an empty match by a whole character: half of a pair would be matched from its first half again.
    if (match[0] === '') pattern.lastIndex += isPairAt(text, pattern.lastIndex) ? 2 : 1
  }
  return found
}

/** Where all matches stand. */
export function eachSpan(text: string, pattern: RegExp): Span[] {
  return eachMatch(text, pattern).map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }))
}

const none: readonly RegExpExecArray[] = []

function isPairAt(text: string, at: number): boolean {
  return (text.codePointAt(at) ?? 0) > 0xffff
}
