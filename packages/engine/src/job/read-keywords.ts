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
  const counts = new Map<string, { readonly word: string; count: number; readonly at: number }>()
  for (const [index, unit] of posting.units.entries()) {
    if (unit.isBoilerplate || !posting.importance[index]) continue
    for (const token of posting.tokens.slice(unit.first, unit.last)) {
      const known = counts.get(token.root)
      if (known) known.count += 1
      else counts.set(token.root, { word: token.word, count: 1, at: token.start })
    }
  }
  const inTitle = titleRoots(posting)
  return [...counts]
    .map(([root, { word, count, at }]) => ({
      root,
      word,
      at,
      weight:
        Math.max(tellingOf(posting, root), inTitle.has(root) ? titleWord : 0) *
        Math.min(count, mostRepeats),
    }))
    .filter(({ weight, word }) => weight >= leastWeight && !/^\d+$/.test(word))
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, mostKeywords)
    .map(({ root, word, weight }) => ({ root, word, weight }))
}

function tellingOf({ words }: Posting, root: string): number {
  return words.weigh(root) * (words.isKnown(root) ? 1 : unknownShare)
}

/** Words of the job's title, its level and hours left out: even a plain one ("test") names the job there. */
function titleRoots({ tokens, title, words }: Posting): ReadonlySet<string> {
  const inTitle = tokens.filter(
    ({ start, end }) => title !== null && start >= title.start && end <= title.end,
  )
  return new Set(
    inTitle.map(({ root }) => root).filter((root) => !words.isStop(root) && !levelWords.has(root)),
  )
}
