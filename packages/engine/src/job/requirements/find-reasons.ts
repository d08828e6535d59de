import { beginningWith, matchesAtWords } from '../../text/patterns/matches-at-words.ts'
import type { Span } from '../../text/span.ts'
import type { Token } from '../../text/tokenize.ts'

/** "So you can sign off building work", "needed for our AEO status": why something is asked, and no ask itself. */
const reasons =
  /\b(?:so (?:that )?(?:you|we) (?:can|may|could)|because (?:we|our|of our)|(?:needed|required) (?:for|by|because of) our|(?<=, )as (?:we|you|our)|(?<=, )since (?:we|our|the))\b[^,.;:)\n]*/iy
const begins = beginningWith(['so', 'because', 'needed', 'required', 'as', 'since'])

/** Where a posting gives reasons for what it asks. */
export function findReasons(text: string, tokens: readonly Token[]): Span[] {
  return matchesAtWords(text, tokens, { begins, pattern: reasons }).map(({ index, 0: reason }) => ({
    start: index,
    end: index + reason.length,
  }))
}
