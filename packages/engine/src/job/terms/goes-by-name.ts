import type { Span } from '../../text/span.ts'
import { isCapitalAt } from '../is-capital-at.ts'
import type { Posting } from '../posting.ts'

/** "With Cabinet Vision software": words in capitals in the midst of small ones are what a thing is called. */
export function goesByName(
  { text, tokens }: Pick<Posting, 'text' | 'tokens'>,
  { first, last }: { readonly first: number; readonly last: number },
  unit: Span,
): boolean {
  const before = tokens[first - 1]
  const own = tokens.slice(first, last)
  const name = ofKind.test(own.at(-1)?.word ?? '') ? own.slice(0, -1) : own
  if (name.length < 2 || !before || before.start < unit.start) return false
  return (
    !isCapitalAt(text, before.start) &&
    name.every(({ start, end }) => /^\p{Lu}\p{Ll}+$/u.test(text.slice(start, end)))
  )
}

const ofKind = /^(?:software|systems?|tools?|platforms?|packages?)$/
