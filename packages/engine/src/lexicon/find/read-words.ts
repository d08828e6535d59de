import { isDegreeWord } from '../../education/find-degrees.ts'
import { type Token, tokenize } from '../../text/tokenize.ts'
import type { Lexicon, Naming, Skill } from '../lexicon.ts'
import type { LexiconTitle } from '../lexicon-entry.ts'
import type { PhraseHit } from '../phrases/phrase-index.ts'
import { withReworded } from './find-reworded.ts'
import { withSiblings } from './find-siblings.ts'

/** A text with its words and everything the word data could mean by them: read once, used by all. */
export interface WordedText {
  readonly text: string
  /** Where its capitals tell nothing: words that are no short forms without them. */
  readonly smallWords?: ReadonlySet<string>
  readonly tokens: readonly Token[]
  readonly skills: readonly PhraseHit<Naming<Skill>>[]
  readonly titles: readonly PhraseHit<Naming<LexiconTitle>>[]
}

/** Reads the words of a text. */
export function readWords(lexicon: Lexicon, text: string): WordedText {
  const { skillIndex, titleIndex, verbs } = lexicon
  const tokens = tokenizeWith(lexicon, text)
  const titles = withReworded({ index: titleIndex, verbs: null, tokens }, titleIndex.find(tokens))
  return {
    text,
    tokens,
    skills: withReworded({ index: skillIndex, verbs, tokens }, skillIndex.find(tokens)),
    titles: withSiblings(titleIndex, tokens, titles),
  }
}

/** Tokenizes a text, parting words glued together where the word data does not know the whole. */
export function tokenizeWith(lexicon: Lexicon, text: string): Token[] {
  return tokenize(
    text,
    (base) =>
      lexicon.skillIndex.holds(base) || lexicon.titleIndex.holds(base) || isDegreeWord(base),
  )
}
