import { describe, expect, it } from 'vitest'
import { rssFeed } from '../blog/rss-feed.ts'
import { pageAddress, pageMeta, readOrigin } from './page-meta.ts'
import { sitemap } from './sitemap.ts'
import { productData, questionsData } from './structured-data.ts'

const origin = 'https://rolefit.example'
const matches = [{ id: 'root', loaderData: { origin } }]

describe('pageMeta', () => {
  const meta = (pathname: string) =>
    pageMeta({ matches, location: { pathname } }, { title: 'T', description: 'D', card: 'blog' })

  it('names an absolute picture for cards', () => {
    expect(meta('/blog')).toContainEqual({
      property: 'og:image',
      content: `${origin}/cards/blog.png`,
    })
  })
})

describe('pageAddress', () => {
  it('is one for a page, however it was reached', () => {
    expect(pageAddress(origin, '/blog')).toBe(`${origin}/blog`)
    expect(pageAddress(origin, '/blog/')).toBe(`${origin}/blog`)
    expect(pageAddress(origin, '/')).toBe(`${origin}/`)
  })
})

describe('readOrigin', () => {
  it('is empty where the root has no data, as on an error page', () => {
    expect(readOrigin({ matches: [undefined, { id: 'root', loaderData: undefined }] })).toBe('')
  })
})

describe('sitemap', () => {
  it('lists addresses with the day of their last change, escaped', () => {
    expect(sitemap(origin, [{ path: '/' }, { path: '/a&b', changed: '2026-11-21' }])).toContain(
      `<url><loc>${origin}/</loc></url>\n<url><loc>${origin}/a&amp;b</loc><lastmod>2026-11-21</lastmod></url>`,
    )
  })
})

describe('rssFeed', () => {
  it('lists articles with date, link and tags', () => {
    const article = {
      slug: 'a',
      title: 'Q & A',
      description: '“<b>”',
      date: '2026-11-21',
      tags: ['ats'],
      minutes: 5,
    }
    const feed = rssFeed(origin, [article])
    expect(feed).toContain('<title>Q &amp; A</title>')
    expect(feed).toContain('“&lt;b&gt;”')
    expect(feed).toContain('<pubDate>Sat, 21 Nov 2026 08:00:00 GMT</pubDate>')
    expect(feed).toContain(`<link>${origin}/blog/a</link>`)
    expect(feed).toContain('<category>ats</category>')
  })
})

describe('structured data', () => {
  it('puts each question with its answer', () => {
    expect(questionsData([{ question: 'Why?', answer: 'So.' }])).toMatchObject({
      'script:ld+json': {
        '@type': 'FAQPage',
        mainEntity: [{ name: 'Why?', acceptedAnswer: { text: 'So.' } }],
      },
    })
  })

  it('puts prices as schema.org wants them', () => {
    expect(productData(origin, [{ name: 'Starter', priceUsd: 5 }])).toMatchObject({
      'script:ld+json': { offers: [{ name: 'Starter', price: '5.00', priceCurrency: 'USD' }] },
    })
  })
})
