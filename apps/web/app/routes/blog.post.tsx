import { data, redirect } from 'react-router'
import { brand } from '@rolefit/contract/brand'
import type { ArticleSummary } from '../blog/article.ts'
import { ArticleCard } from '../blog/article-card.tsx'
import { ArticlePage } from '../blog/article-page.tsx'
import { findArticle, findMovedArticle, listArticles, summarise } from '../blog/articles.server.ts'
import { nearestArticles } from '../blog/nearest-articles.ts'
import { relatedArticles } from '../blog/related-articles.ts'
import { pageMeta, readOrigin } from '../meta/page-meta.ts'
import { articleData } from '../meta/structured-data.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import type { Route } from './+types/blog.post.ts'

export function meta(args: Route.MetaArgs) {
  const article = args.loaderData?.article
  if (!article) return [{ title: `Post not found · ${brand.name}` }]
  const { title, description, slug } = article
  return [
    ...pageMeta(args, {
      title: `${title} · ${brand.name}`,
      description,
      card: slug,
      type: 'article',
    }),
    { property: 'article:published_time', content: article.date },
    articleData(readOrigin(args), article),
  ]
}

export function loader({ params: { slug } }: Route.LoaderArgs) {
  const article = findArticle(slug)
  if (article) {
    const { words: _, ...shown } = article
    return { article: shown, related: relatedArticles(listArticles(), article).map(summarise) }
  }
  const moved = findMovedArticle(slug)
  if (moved) throw redirect(`/blog/${moved}`, 301)
  const related = nearestArticles(listArticles(), slug).map(summarise)
  return data({ article: null, related }, { status: 404 })
}

export default function BlogPost({
  loaderData: { article, related },
  matches,
}: Route.ComponentProps) {
  if (!article) return <PostNotFound others={related} />
  const address = `${readOrigin({ matches })}/blog/${article.slug}`
  return <ArticlePage key={article.slug} article={article} related={related} address={address} />
}

function PostNotFound({ others }: { others: readonly ArticleSummary[] }) {
  return (
    <Page>
      <h1>
        <span className="marked draws">Post not found</span>
      </h1>
      <p className="mt-6 text-lg text-quiet">There is no post at this address.</p>
      <ButtonLink to="/blog" look="secondary" className="mt-6">
        All posts
      </ButtonLink>
      <section aria-labelledby="others" className="mt-14 print:hidden">
        <h2 id="others">You could read</h2>
        <div className="mt-6 grid gap-10 md:grid-cols-3 md:gap-8">
          {others.map((other) => (
            <ArticleCard key={other.slug} article={other} level="h3" />
          ))}
        </div>
      </section>
    </Page>
  )
}
