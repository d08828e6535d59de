import { pageContext } from '../page-context.ts'
import type { Route } from './+types/robots.ts'

/** Shared results say `noindex` themselves; they stay open, so that a link to one can show its card. */
const closed = [
  '/api/',
  '/dev/',
  '/account',
  '/analyze',
  '/results',
  '/cv-editor',
  '/magic',
] as const

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(pageContext)
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)]
  return new Response(`${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
