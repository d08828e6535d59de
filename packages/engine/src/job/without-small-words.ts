import { foldWord } from '../text/forms/fold-word.ts'
import { wordRoot } from '../text/forms/word-forms.ts'
import { rootAmong } from '../text/forms/word-trait.ts'
import type { Token } from '../text/tokenize.ts'
import type { WordWeights } from '../words/word-weight.ts'
import { smallWords } from './lexicon/small-words.ts'

/** From this share of a text's words on, the words by which a language is known say that it is written in it. */
const leastShare = 0.05
const fewestKnown = 6

/**
 * What words tell in a posting: in one that is not written in English, the small words of its own language say as
 * little as English ones, or any CV in that language would tell of its tasks.
 */
export function withoutSmallWords(words: WordWeights, tokens: readonly Token[]): WordWeights {
  const small = smallWordsOf(tokens)
  if (!small) return words
  return {
    ...words,
    weigh: (root) => (small.has(root) ? 0 : words.weigh(root)),
    weighNumbered: (root, number) => (small.has(root) ? 0 : words.weighNumbered(root, number)),
    weighToken: (token) => (small.has(token.root) ? 0 : words.weighToken(token)),
    isStop: (root) => small.has(root) || words.isStop(root),
  }
}

function smallWordsOf(tokens: readonly Token[]): ReadonlySet<string> | null {
  const counts = new Map<ReadonlySet<string>, number>()
  for (const token of tokens) {
    const small = isKnowing.has(token) && languageOf.get(token.root)
    if (small) counts.set(small, (counts.get(small) ?? 0) + 1)
  }
  for (const [small, count] of counts)
    if (count >= fewestKnown && count >= leastShare * tokens.length) return small
  return null
}

/** By the words by which a language is known, all of its small words. */
const languageOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  smallWords.flatMap(({ knownBy, words }) => {
    const small = new Set(rootsOf(words))
    return rootsOf(knownBy).map((root) => [root, small] as const)
  }),
)

const isKnowing = rootAmong(smallWords.flatMap(({ knownBy }) => knownBy.split(/\s+/).map(foldWord)))

function rootsOf(written: string): string[] {
  return written.split(/\s+/).map((word) => wordRoot(foldWord(word)))
}
