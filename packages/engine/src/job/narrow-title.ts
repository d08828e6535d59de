import type { TitleHit } from '../lexicon/find-terms.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { LexiconTitle } from '../lexicon/lexicon-entry.ts'
import { type Token, tokenize } from '../text/tokenize.ts'

/** So often a posting says what kind of driver it means, at least. */
const fewestMentions = 3

/** What a one-word title like "manager" leaves open is a rank's, and the words around it name no kind of it. */
const rank = 'general-management'

/**
 * "Driver" in a posting that speaks of buses again and again is a bus driver's: of the longer titles of the
 * same family that end in a title of one word, the one whose other words the posting says most.
 */
export function narrowTitle(
  { titles }: Lexicon,
  { title, first, last }: TitleHit,
  tokens: readonly Token[],
): LexiconTitle {
  const noun = tokens[first]?.root
  if (last - first > 1 || title.family === rank) return title
  let narrow = title
  let most = fewestMentions - 1
  for (const other of titles) {
    if (other.family !== title.family) continue
    for (const { written } of other.forms) {
      const roots = tokenize(written).map(({ root }) => root)
      if (roots.length < 2 || roots.pop() !== noun) continue
      const mentions = Math.min(
        ...roots.map((root) => tokens.filter((token) => token.root === root).length),
      )
      if (mentions === most && other !== narrow) narrow = title
      if (mentions <= most) continue
      narrow = other
      most = mentions
    }
  }
  return narrow
}
