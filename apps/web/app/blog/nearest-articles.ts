import type { ArticleSummary } from './article.ts'

const nearestCount = 3

/** Words that any address may hold, whatever its article is about. */
const little: ReadonlySet<string> = new Set(
  'a an and cv does for from how in is it of on or that the to what when why with you your'.split(
    ' ',
  ),
)

/** The articles whose address or tags share most words with an address that leads nowhere; among equals the newer first. */
export function nearestArticles<A extends ArticleSummary>(
  articles: readonly A[],
  slug: string,
): readonly A[] {
  const asked = new Set(slug.toLowerCase().split(/[^\p{L}\p{N}]+/u))
  const shared = ({ slug: own, tags }: A) => {
    const words = new Set([own, ...tags].flatMap((name) => name.split('-')))
    return [...words].filter((word) => asked.has(word) && !little.has(word)).length
  }
  return [...articles]
    .sort((a, b) => shared(b) - shared(a) || b.date.localeCompare(a.date))
    .slice(0, nearestCount)
}
