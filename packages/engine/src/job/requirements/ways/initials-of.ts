import { asWritten } from '../../../lexicon/deeds/abbreviation.ts'
import { WordTrait } from '../../../text/forms/word-trait.ts'
import { rootsOf } from '../../../text/tables/distinct-roots.ts'
import { type Token, tokenize } from '../../../text/tokenize.ts'
import type { AskedDeed } from '../../job.ts'
import type { Posting } from '../../posting.ts'

/** Three letters stand for many things, and mean what is asked for only where nothing else is asked in the same words. */
const [fewestLetters, clearLetters, mostLetters] = [3, 4, 5] as const
const mostWords = 24

/** "Continuous renal replacement therapy" is told by who writes "CRRT": words that stand together, by their first letters. */
export function initialsOf(
  { lexicon }: Pick<Posting, 'lexicon'>,
  tokens: readonly Token[],
): readonly AskedDeed[] {
  if (tokens.length === fewestLetters && !tokens.some((token) => joining.has(token))) {
    const letters = lettersOf(tokens)
    const isName =
      lexicon.skillIndex.find(letters).length + lexicon.titleIndex.find(letters).length > 0
    return isName || !areTogether(tokens) ? [] : [asDeed(tokens, letters)]
  }
  const own = tokens.slice(0, mostWords)
  return own.flatMap((_, at) =>
    lengths.flatMap((length): AskedDeed[] => {
      const run = own.slice(at, at + length)
      const isRun =
        run.length === length && areTogether(run) && !run.some((token) => joining.has(token))
      return isRun ? [asDeed(run, lettersOf(run))] : []
    }),
  )
}

const lengths = [clearLetters, mostLetters]

function asDeed(named: readonly Token[], letters: readonly Token[]): AskedDeed {
  return { roots: rootsOf(named), ways: rootsOf(letters).map((way) => way + asWritten) }
}

function lettersOf(named: readonly Token[]): readonly Token[] {
  return tokenize(named.map(({ word }) => word.charAt(0)).join(''))
}

function areTogether([, ...others]: readonly Token[]): boolean {
  return others.every(({ isApart }) => !isApart)
}

const joining = new WordTrait(({ word }) => isJoining.test(word))
const isJoining =
  /^(?:\P{L}.*|\p{L}|of|and|the|for|in|to|on|with|an|at|by|or|as|is|our|your|you|we|will)$/u
