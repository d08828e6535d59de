import { type Token, tokenize } from '../text/tokenize.ts'
import type { Lexicon } from './lexicon.ts'

/** Tokenizes a text, parting words glued together where the word data does not know the whole. */
export function tokenizeWith(lexicon: Lexicon, text: string): Token[] {
  return tokenize(text, (base) => lexicon.skillIndex.holds(base) || lexicon.titleIndex.holds(base))
}
