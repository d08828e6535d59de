import type { Span } from '../../text/span.ts'
import { isCapitalAt } from '../is-capital-at.ts'
import type { Posting } from '../posting.ts'

interface Named {
  readonly term: { readonly first: number; readonly last: number }
  readonly unit: Span
  readonly roots: readonly string[]
}

/**
 * What of a term is looked for. Of a name, and of what is told in plain words alone, one word shows nothing: who passed
 * a test has not done "testing under supervision".
 */
export function wordsToFind(
  posting: Pick<Posting, 'text' | 'tokens' | 'words'>,
  { term, unit, roots }: Named,
): { readonly roots: readonly string[]; readonly needsAllWords?: true } {
  if (goesByName(posting, term, unit)) return { roots, needsAllWords: true }
  if (!isPlain(posting, term)) return { roots }
  return { roots: roots.filter((root) => !posting.words.isStop(root)), needsAllWords: true }
}

function isPlain(
  { tokens, words }: Pick<Posting, 'tokens' | 'words'>,
  { first, last }: { readonly first: number; readonly last: number },
): boolean {
  const own = tokens.slice(first, last).filter(({ root }) => !words.isStop(root))
  return own.length > 1 && own.every((token) => words.weighToken(token) < leastTelling)
}

const leastTelling = 0.2

/** "With Cabinet Vision software": words in capitals in the midst of small ones are what a thing is called. */
function goesByName(
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
