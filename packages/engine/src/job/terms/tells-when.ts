import type { Span } from '../../text/span.ts'

/** "Immediate start": when one begins, which nobody has to know. */
export function tellsWhen(text: string, { start, end }: Span): boolean {
  return end - start < mostLettersOfWhen && when.test(text.slice(start, end))
}

const mostLettersOfWhen = 48
const when =
  /^\W*(?:immediate (?:start|joiner)s?|(?:able|available) to start|start(?:s|ing)? (?:asap|immediately|as soon as possible)|asap start)\b/i
