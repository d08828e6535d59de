import { rankOf } from '../../papers/language-level.ts'
import type { Span } from '../../text/span.ts'

/** "German B1", "Dutch (A2)", "English: level B2"; "Polish: a few words" and "French – school" name the lowest. */
const behind =
  /^(?:[\s:(–-]*(?:level )?([ABC][12])\b|\s*[:(–-]\s*(?:an? )?(?:few|little|basi|elementa|beginner|school|simple))/i
const reach = 16
/** One level short is half, and any level a little. */
const leastSpoken = 0.25

/** How far the level that a CV names behind a language answers the one that is asked for; without a level it is spoken. */
export function creditFluency(text: string, { end }: Span, asked = 0): number {
  const named = behind.exec(text.slice(end, end + reach))
  const gap = named ? asked - rankOf(named[1]?.toUpperCase() ?? 'A1') : 0
  return Math.min(1, Math.max(leastSpoken, 1 - gap / 2))
}
