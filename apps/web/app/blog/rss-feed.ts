import { brand } from '@rolefit/contract/brand'
import { escapeMarkup } from '../prose/escape-markup.ts'
import type { ArticleSummary } from './article.ts'

/** The articles as RSS 2.0. */
export function rssFeed(origin: string, articles: readonly ArticleSummary[]): string {
  const items = articles.map((article) => item(origin, article)).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeMarkup(brand.name)}</title>
<link>${escapeMarkup(origin)}/blog</link>
<description>How CVs are read, by people and by software, and what helps.</description>
<language>en</language>
<atom:link href="${escapeMarkup(origin)}/rss.xml" rel="self" type="application/rss+xml"/>
${items}</channel>
</rss>
`
}

function item(origin: string, { slug, title, description, date, tags }: ArticleSummary): string {
  const address = escapeMarkup(`${origin}/blog/${slug}`)
  const categories = tags.map((tag) => `<category>${escapeMarkup(tag)}</category>`).join('')
  const published = new Date(`${date}T08:00:00Z`).toUTCString()
  return `<item><title>${escapeMarkup(title)}</title><link>${address}</link><guid isPermaLink="true">${address}</guid><description>${escapeMarkup(description)}</description><pubDate>${published}</pubDate>${categories}</item>
`
}
