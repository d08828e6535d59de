import type { TermHit } from '../lexicon/find-terms.ts'

/** "Oracle, MySQL or Postgres" is one wish with three ways to meet it; "HTML, CSS and SQL" are three. */
export function groupAlternatives(text: string, hits: readonly TermHit[]): TermHit[][] {
  const groups: TermHit[][] = []
  let chain: TermHit[] = []
  let isChoice = false
  const close = () => {
    if (isChoice || isExampleList(text, chain)) groups.push(chain)
    else groups.push(...chain.map((hit) => [hit]))
    chain = []
    isChoice = false
  }
  for (const hit of hits) {
    const before = chain.at(-1)
    const link = before && linkBetween(text.slice(before.end, hit.start))
    if (before && !link) close()
    if (link === 'or') isChoice = true
    chain.push(hit)
  }
  if (chain.length > 0) close()
  return groups
}

type Link = 'or' | 'comma'

function linkBetween(gap: string): Link | undefined {
  if (
    /^\s*,?\s*(?:and\s*\/\s*or|or)(?:\s+(?:an?|in|with|other|similar|experience))*\s+$/i.test(gap)
  )
    return 'or'
  if (/^\s*\/\s*$/.test(gap)) return 'or'
  return /^\s*,\s*$/.test(gap) ? 'comma' : undefined
}

/** "databases such as Oracle, MySQL, Postgres" asks for a database, not for all three. */
function isExampleList(text: string, chain: readonly TermHit[]): boolean {
  const [first] = chain
  if (!first || chain.length < 2) return false
  const before = text.slice(Math.max(0, first.start - 16), first.start)
  return /(?:such as|e\.?g\.?,?|for example,?|for instance,?|\blike)\s*:?\s*$/i.test(before)
}
