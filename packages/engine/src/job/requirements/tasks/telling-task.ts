import type { Span } from '../../../text/span.ts'
import { distinctRoots } from '../../../text/tables/distinct-roots.ts'
import type { Token } from '../../../text/tokenize.ts'
import { tokensIn } from '../../../text/tokens-in.ts'
import type { Posting } from '../../posting.ts'
import { isAmount } from './is-amount.ts'

export const fewestTellingWords = 2
const leastTelling = 0.7
const leastOfWord = 0.2
const fewestAlone = 3
const mostWords = 24

/** What stands in one stretch of a sentence, by what its words tell. */
export interface Task extends Span {
  /** Its telling words, each once. */
  readonly words: readonly Token[]
  /** Where these are few, with the plain ones beside them: "Sets up back table and Mayo stand". */
  readonly all: readonly Token[]
  readonly telling: number
}

/** Reads what the words of a stretch tell. */
export function tellingTask({ text, tokens, words }: Posting, { start, end }: Span): Task {
  const within = tokensIn(tokens, { start, end })
  const own = within.filter((_, at) => !isAmount(text, within, at))
  const isWord = (token: Token) => words.weighToken(token) > 0
  const telling = distinctRoots(
    own.filter((token) => words.weighToken(token) >= leastOfWord),
  ).slice(0, mostWords)
  return {
    start,
    end,
    words: telling,
    all: telling.length < fewestAlone ? distinctRoots(own.filter(isWord)) : telling,
    telling: telling.reduce((sum, token) => sum + words.weighToken(token), 0),
  }
}

/** Whether they tell enough to look for it. */
export function tellsEnough({ words, telling }: Task): boolean {
  return words.length >= fewestTellingWords && telling >= leastTelling
}

/** "Experience of giving advice to patients": plain words, of which one tells for whom or with what. */
export function isPlainlyAsked(text: string, { start, end, words, all }: Task): boolean {
  return words.length > 0 && all.length >= fewestPlain && doneBefore.test(text.slice(start, end))
}

const fewestPlain = 3
const doneBefore = /^\W*(?:\p{L}+ ){0,2}experience (?:of|in|with) \p{L}+ing\b/iu
