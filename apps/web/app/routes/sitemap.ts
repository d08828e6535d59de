import { listArticles } from '../blog/articles.server.ts'
import { sitemap } from '../meta/sitemap.ts'
import { pageContext } from '../page-context.ts'
import type { Route } from './+types/sitemap.ts'

const publicPaths = [
  '/',
  '/pricing',
  '/method',
  '/blog',
  '/contact',
  '/feedback',
  '/legal/terms',
  '/legal/privacy',
] as const

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(pageContext)
  const pages = publicPaths.map((path) => ({ path }))
  const articles = listArticles().map(({ slug, date }) => ({
    path: `/blog/${slug}`,
    changed: date,
  }))
  return new Response(sitemap(origin, [...pages, ...articles]), {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
