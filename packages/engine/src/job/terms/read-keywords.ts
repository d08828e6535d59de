import { foldWord } from '../../text/forms/fold-word.ts'
import { WordTrait } from '../../text/forms/word-trait.ts'
import { ChainStarts } from '../../text/tables/chain-starts.ts'
import { rootKey } from '../../text/tables/distinct-roots.ts'
import type { Token } from '../../text/tokenize.ts'
import { tokensIn } from '../../text/tokens-in.ts'
import type { Keyword } from '../job.ts'
import { levelWords } from '../lexicon/level-words.ts'
import { smallTalk } from '../lexicon/small-talk.ts'
import type { Posting } from '../posting.ts'

const mostKeywords = 60
const leastWeight = 0.1
/** Past this many times, a word does not matter more to the posting. */
const mostRepeats = 6
/** A word that no trade of ours uses is as likely a name as a subject. */
const unknownShare = 0.4
const titleWord = 0.6

/** The words by which a posting tells its job from others, the most telling first. */
export function readKeywords(posting: Posting): Keyword[] {
  const counts: Counted[] = []
  const places = startsFor(posting.tokens.length)
  for (const [index, unit] of posting.units.entries()) {
    if (unit.isBoilerplate || !posting.importance[index]) continue
    for (let at = unit.first; at < unit.last; at += 1) {
      const token = posting.tokens[at]
      if (!token || smallTalk.has(token) || isNamed(posting, token)) continue
      const key = rootKey(token)
      const place = places.getOrSet(key, counts.length)
      const known = counts[place]
      if (known) known.count += 1
      else counts.push({ key, token, count: 1 })
    }
  }
  const inTitle = titleRoots(posting)
  const telling: { readonly token: Token; readonly weight: number }[] = []
  for (const { key, token, count } of counts) {
    const own = Math.max(tellingOf(posting, token), inTitle.has(key) ? titleWord : 0)
    const weight = own * Math.min(count, mostRepeats)
    if (weight >= leastWeight && !figure.has(token)) telling.push({ token, weight })
  }
  return telling
    .sort((a, b) => b.weight - a.weight || a.token.start - b.token.start)
    .slice(0, mostKeywords)
    .map(({ token, weight }) => ({
      root: token.root,
      word: asWritten(posting.text, token),
      weight,
    }))
}

/** Words are looked for without accents, and shown with them: "elektrizitäten". */
function asWritten(text: string, { start, end, word }: Token): string {
  const written = text.slice(start, end).toLowerCase()
  return hasAccent.test(written) && foldWord(written) === word ? written : word
}

const hasAccent = /^[\p{L}\p{N}-]*[^\P{L}a-z][\p{L}\p{N}-]*$/u

const mostUsual = 2 ** 10
const usual = new ChainStarts(mostUsual)

/** Made once for all postings but those that are very long. */
function startsFor(words: number): ChainStarts {
  if (words > mostUsual) return new ChainStarts(words)
  usual.clear()
  return usual
}

/** Whose job it is, where, and on what terms tells nothing of the work. */
function isNamed({ names }: Posting, { start, end }: Token): boolean {
  return names.some((name) => name.start <= start && end <= name.end)
}

interface Counted {
  readonly key: number | string
  readonly token: Token
  count: number
}

/** "38", and the "6m" of a budget. */
const figure = new WordTrait(({ word }) => /^\d+(?:k|m|bn|h|hrs?)?$/.test(word))

function tellingOf({ words }: Posting, token: Token): number {
  return words.weighToken(token) * (words.isKnownToken(token) ? 1 : unknownShare)
}

/** Words of the job's title, its level and hours left out: even a plain one ("test") names the job there. */
function titleRoots({ tokens, title, words }: Posting): ReadonlySet<number | string> {
  const inTitle = title ? tokensIn(tokens, title) : []
  return new Set(
    inTitle.filter(({ root }) => !words.isStop(root) && !levelWords.has(root)).map(rootKey),
  )
}
