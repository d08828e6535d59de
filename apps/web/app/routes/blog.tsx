import { brand } from '@rolefit/contract/brand'
import { ArticleCard } from '../blog/article-card.tsx'
import { listArticles, summarise } from '../blog/articles.server.ts'
import { pageMeta } from '../meta/page-meta.ts'
import { Page } from '../ui/page.tsx'
import type { Route } from './+types/blog.ts'

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, {
    title: `Blog: CVs, read closely · ${brand.name}`,
    description:
      'Eight articles about CVs, with examples and sources: who reads them, formatting, first jobs, keywords, cover letters, and what the software really does.',
    card: 'blog',
  })
}

export function loader() {
  return { articles: listArticles().map(summarise) }
}

export default function Blog({ loaderData: { articles } }: Route.ComponentProps) {
  const [first, second, ...others] = articles
  const newest = [first, second].filter((article) => article !== undefined)
  return (
    <Page>
      <h1>
        <span className="marked draws">Blog</span>
      </h1>
      <p className="mt-5 max-w-[40rem] text-lg text-quiet">
        How CVs are read, by people and by software, and what helps. With examples and sources.
      </p>
      <div className="mt-10 grid gap-x-8 gap-y-12 sm:grid-cols-2 print:mt-6 print:grid-cols-1 print:gap-y-6">
        {newest.map((article) => (
          <ArticleCard key={article.slug} article={article} level="h2" />
        ))}
      </div>
      <div className="mt-14 grid gap-x-8 gap-y-12 border-t border-line pt-14 sm:grid-cols-2 lg:grid-cols-3 print:mt-6 print:grid-cols-1 print:gap-y-6 print:pt-6">
        {others.map((article) => (
          <ArticleCard key={article.slug} article={article} level="h2" />
        ))}
      </div>
      <p className="mt-12 text-quiet">
        <a href="/rss.xml" className="underline underline-offset-4 hover:text-ink">
          RSS feed
        </a>
      </p>
    </Page>
  )
}
