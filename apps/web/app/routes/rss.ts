import { listArticles } from '../blog/articles.server.ts'
import { rssFeed } from '../blog/rss-feed.ts'
import { pageContext } from '../page-context.ts'
import type { Route } from './+types/rss.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(pageContext)
  return new Response(rssFeed(origin, listArticles()), {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
