import { escapeMarkup } from '../prose/escape-markup.ts'

interface SitemapPage {
  readonly path: string
  /** The day it last changed, where that is known. */
  readonly changed?: string
}

/** The addresses that a search engine may list. */
export function sitemap(origin: string, pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ path, changed }) => {
    const date = changed ? `<lastmod>${escapeMarkup(changed)}</lastmod>` : ''
    return `<url><loc>${escapeMarkup(`${origin}${path}`)}</loc>${date}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}
