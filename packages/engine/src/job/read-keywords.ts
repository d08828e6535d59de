import { rootKey } from '../text/distinct-roots.ts'
import type { Token } from '../text/tokenize.ts'
import { tokensIn } from '../text/tokens-in.ts'
import type { Keyword } from './job.ts'
import type { Posting } from './posting.ts'
import { levelWords } from './title-requirement.ts'

const mostKeywords = 60
const leastWeight = 0.1
/** Past this many times, a word does not matter more to the posting. */
const mostRepeats = 6
/** A word that no trade of ours uses is as likely a name as a subject. */
const unknownShare = 0.4
const titleWord = 0.6

/** The words by which a posting tells its job from others, the most telling first. */
export function readKeywords(posting: Posting): Keyword[] {
  const counts = new Map<number | string, { readonly token: Token; count: number }>()
  for (const [index, unit] of posting.units.entries()) {
    if (unit.isBoilerplate || !posting.importance[index]) continue
    for (let at = unit.first; at < unit.last; at += 1) {
      const token = posting.tokens[at]
      if (!token || isNamed(posting, token)) continue
      const key = rootKey(token)
      const known = counts.get(key)
      if (known) known.count += 1
      else counts.set(key, { token, count: 1 })
    }
  }
  const inTitle = titleRoots(posting)
  return [...counts]
    .map(([key, { token, count }]) => ({
      token,
      weight:
        Math.max(tellingOf(posting, token), inTitle.has(key) ? titleWord : 0) *
        Math.min(count, mostRepeats),
    }))
    .filter(({ weight, token }) => weight >= leastWeight && !/^\d+$/.test(token.word))
    .sort((a, b) => b.weight - a.weight || a.token.start - b.token.start)
    .slice(0, mostKeywords)
    .map(({ token: { root, word }, weight }) => ({ root, word, weight }))
}

/** Whose job it is, where, and on what terms tells nothing of the work. */
function isNamed({ names }: Posting, { start, end }: Token): boolean {
  return names.some((name) => name.start <= start && end <= name.end)
}

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
