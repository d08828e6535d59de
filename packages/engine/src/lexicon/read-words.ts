import { type Token, tokenize } from '../text/tokenize.ts'
import type { Lexicon, Naming, Skill } from './lexicon.ts'
import type { LexiconTitle } from './lexicon-entry.ts'
import type { PhraseHit } from './phrase-index.ts'

/** A text with its words and everything the word data could mean by them: read once, used by all. */
export interface WordedText {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly skills: readonly PhraseHit<Naming<Skill>>[]
  readonly titles: readonly PhraseHit<Naming<LexiconTitle>>[]
}

/** Reads the words of a text. */
export function readWords(lexicon: Lexicon, text: string): WordedText {
  const tokens = tokenizeWith(lexicon, text)
  return {
    text,
    tokens,
    skills: lexicon.skillIndex.find(tokens),
    titles: lexicon.titleIndex.find(tokens),
  }
}

/** Tokenizes a text, parting words glued together where the word data does not know the whole. */
export function tokenizeWith(lexicon: Lexicon, text: string): Token[] {
  return tokenize(text, (base) => lexicon.skillIndex.holds(base) || lexicon.titleIndex.holds(base))
}
