import type { ArticleSummary } from './article.ts'

const relatedCount = 3

/** The articles that share most tags with this one; among equals the newer first. */
export function relatedArticles<A extends ArticleSummary>(
  articles: readonly A[],
  { slug, tags }: ArticleSummary,
  count = relatedCount,
): readonly A[] {
  const overlap = (other: A) => other.tags.filter((tag) => tags.includes(tag)).length
  return articles
    .filter((other) => other.slug !== slug)
    .sort((a, b) => overlap(b) - overlap(a) || b.date.localeCompare(a.date))
    .slice(0, count)
}
