import type { Keyword } from './job.ts'
import type { Posting } from './posting.ts'

const mostKeywords = 60
const leastWeight = 0.2

/** The words by which a posting tells its job from others, the most telling first. */
export function readKeywords(posting: Posting): Keyword[] {
  const counts = new Map<
    string,
    { readonly word: string; readonly count: number; readonly at: number }
  >()
  for (const [index, unit] of posting.units.entries()) {
    if (unit.isBoilerplate || !posting.importance[index]) continue
    for (const token of posting.tokens.slice(unit.first, unit.last)) {
      const known = counts.get(token.root)
      counts.set(token.root, {
        word: known?.word ?? token.word,
        count: (known?.count ?? 0) + 1,
        at: known?.at ?? token.start,
      })
    }
  }
  return [...counts]
    .map(([root, { word, count, at }]) => ({
      root,
      word,
      at,
      weight: posting.words.weigh(root) * (1 + Math.log2(Math.min(count, 8))),
    }))
    .filter(({ weight, word }) => weight >= leastWeight && !/^\d+$/.test(word))
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, mostKeywords)
    .map(({ root, word, weight }) => ({ root, word, weight }))
}
