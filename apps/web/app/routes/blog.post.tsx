import { data, Link, redirect } from 'react-router'
import { brand } from '@rolefit/contract/brand'
import { ArticlePage } from '../blog/article-page.tsx'
import { findArticle, findMovedArticle, listArticles, summarise } from '../blog/articles.server.ts'
import { relatedArticles } from '../blog/related-articles.ts'
import { pageMeta, readOrigin } from '../meta/page-meta.ts'
import { articleData } from '../meta/structured-data.ts'
import { Coming } from '../ui/coming.tsx'
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
  return data({ article: null, related: [] }, { status: 404 })
}

export default function BlogPost({
  loaderData: { article, related },
  matches,
}: Route.ComponentProps) {
  if (!article) return <PostNotFound />
  const address = `${readOrigin({ matches })}/blog/${article.slug}`
  return <ArticlePage key={article.slug} article={article} related={related} address={address} />
}

function PostNotFound() {
  return (
    <Coming title="Post not found">
      <p>
        <Link to="/blog">All posts</Link>
      </p>
    </Coming>
  )
}
