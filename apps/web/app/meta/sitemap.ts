import { escapeXml } from './escape-xml.ts'

interface SitemapPage {
  readonly path: string
  /** The day it last changed, where that is known. */
  readonly changed?: string
}

/** The addresses that a search engine may list. */
export function sitemap(origin: string, pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ path, changed }) => {
    const date = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : ''
    return `<url><loc>${escapeXml(`${origin}${path}`)}</loc>${date}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}
