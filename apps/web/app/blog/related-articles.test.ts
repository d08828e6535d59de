import { describe, expect, it } from 'vitest'
import type { ArticleSummary } from './article.ts'
import { relatedArticles } from './related-articles.ts'

function article(slug: string, tags: string[], date = '2026-01-01'): ArticleSummary {
  return { slug, tags, date, title: slug, description: '', minutes: 1 }
}

describe('relatedArticles', () => {
  it('puts most shared tags first, then the newer, and never the article itself', () => {
    const here = article('here', ['a', 'b'])
    const articles = [
      here,
      article('none', ['c'], '2026-12-01'),
      article('older', ['a'], '2026-01-01'),
      article('newer', ['b'], '2026-02-01'),
      article('both', ['a', 'b']),
    ]
    const slugs = relatedArticles(articles, here).map(({ slug }) => slug)
    expect(slugs).toEqual(['both', 'newer', 'older'])
  })
})
