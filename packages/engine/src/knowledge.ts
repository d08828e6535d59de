import { fieldSources } from './lexicon/field-sources.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { buildLexicon } from './lexicon/lexicon.ts'
import { tokenize } from './text/tokenize.ts'
import { plainWords, stopWords } from './words/plain-words.ts'
import type { WordWeights } from './words/word-weight.ts'

/** The word data and what follows from it: built once, the same for every pair of texts. */
export interface WordKnowledge {
  readonly lexicon: Lexicon
  readonly words: WordWeights
}

let known: WordKnowledge | undefined

/** Builds the word knowledge at its first use and keeps it. */
export function readKnowledge(): WordKnowledge {
  if (known) return known
  // Half of the words of any text are these: first in the tables, they stand next to each other there.
  tokenize(`${stopWords} ${plainWords}`)
  const lexicon = buildLexicon(fieldSources)
  known = { lexicon, words: lexicon.words }
  return known
}
