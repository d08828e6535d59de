import type { TitleHit } from '../lexicon/find/find-terms.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { LexiconTitle } from '../lexicon/lexicon-entry.ts'
import type { Span } from '../text/span.ts'
import { type Token, tokenize } from '../text/tokenize.ts'
import { tokensIn } from '../text/tokens-in.ts'
import type { Posting } from './posting.ts'

/** So often a posting says what kind of driver it means, at least. */
const fewestMentions = 3

/** What a one-word title like "manager" leaves open is a rank's, and the words around it name no kind of it. */
const rank = 'general-management'

/**
 * "Driver" in a posting that speaks of buses again and again is a bus driver's: of the longer titles of the
 * same family that end in a title of one word, the one whose other words the posting says most, first of all in
 * its heading: "Infrastructure Developer (Python)" is a Python developer's.
 */
export function narrowTitle(
  { titles }: Lexicon,
  { title, first, last }: TitleHit,
  { tokens, title: heading }: Pick<Posting, 'tokens' | 'title'>,
): LexiconTitle {
  const noun = tokens[first]?.root
  if (last - first > 1 || title.family === rank) return title
  const inHeading = rootsIn(tokens, heading)
  let narrow = title
  let most = fewestMentions - 1
  for (const other of byFamily(titles).get(title.family) ?? []) {
    for (const roots of longFormsOf(other)) {
      if (roots.at(-1) !== noun) continue
      const others = roots.slice(0, -1)
      const mentions = others.every((root) => inHeading.has(root))
        ? tokens.length
        : Math.min(...others.map((root) => countOf(tokens, root)))
      if (mentions === most && other !== narrow) narrow = title
      if (mentions <= most) continue
      narrow = other
      most = mentions
    }
  }
  return narrow
}

const families = new WeakMap<Lexicon['titles'], ReadonlyMap<string, readonly LexiconTitle[]>>()

function byFamily(titles: Lexicon['titles']): ReadonlyMap<string, readonly LexiconTitle[]> {
  const known = families.get(titles)
  if (known) return known
  const found = Map.groupBy(titles, ({ family }) => family)
  families.set(titles, found)
  return found
}

function rootsIn(tokens: readonly Token[], heading: Span | null): ReadonlySet<string> {
  return new Set(heading ? tokensIn(tokens, heading).map(({ root }) => root) : [])
}

function countOf(tokens: readonly Token[], root: string): number {
  let count = 0
  for (const token of tokens) if (token.root === root) count += 1
  return count
}

const longForms = new WeakMap<LexiconTitle, readonly (readonly string[])[]>()

/** A title's ways of writing with more than one word, by root: "manager" is narrowed in posting after posting. */
function longFormsOf(title: LexiconTitle): readonly (readonly string[])[] {
  const known = longForms.get(title)
  if (known) return known
  const read = title.forms.map(({ written }) => tokenize(written).map(({ root }) => root))
  const long = read.filter(({ length }) => length > 1)
  longForms.set(title, long)
  return long
}
