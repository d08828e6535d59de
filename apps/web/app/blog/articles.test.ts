import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import sources from '../../../../content/sources.json'
import { findArticle, findMovedArticle, listArticles } from './articles.server.ts'
import { relatedArticles } from './related-articles.ts'

const project = join(import.meta.dirname, '../../../..')
const drawn: unknown = JSON.parse(readFileSync(join(project, 'content/cards.json'), 'utf8'))

describe('listArticles', () => {
  it('lists the eight articles, newest first', () => {
    const dates = listArticles().map(({ date }) => date)
    expect(dates).toHaveLength(8)
    expect(dates).toEqual([...dates].sort().reverse())
  })

  it.each(listArticles())(
    '$slug has its length, its picture and a card that names it',
    (article) => {
      expect(article.words).toBeGreaterThanOrEqual(900)
      expect(article.words).toBeLessThanOrEqual(1_500)
      expect(article.contents.length).toBeGreaterThan(3)
      const files = ['pictures/$.svg', 'cards/$.png'].map((file) => file.replace('$', article.slug))
      for (const file of files) {
        expect([file, existsSync(join(project, 'apps/web/public', file))]).toEqual([file, true])
      }
      expect(drawn).toMatchObject({ [article.slug]: article.title })
    },
  )

  it.each(listArticles())('$slug links only to articles that exist', ({ html }) => {
    const slugs = [...html.matchAll(/href="\/blog\/([^"#]+)"/g)].map(([, slug = '']) => slug)
    expect(slugs.filter((slug) => !findArticle(slug))).toEqual([])
  })

  it('cites only sources that are on record with what they say', () => {
    const cited = listArticles().flatMap(({ slug, html }) =>
      [...html.matchAll(/href="(https:[^"]+)"/g)].map(([, url]) => `${url} in ${slug}`),
    )
    const recorded = sources.flatMap(({ address, articles }) =>
      articles.map((slug) => `${address} in ${slug}`),
    )
    expect([...new Set(cited)].sort()).toEqual(recorded.sort())
    for (const { says, seen } of sources) {
      expect(says.length).toBeGreaterThan(40)
      expect(seen).toMatch(/^20\d\d-\d\d-\d\d: /)
    }
  })

  it('has three related articles for each, sharing a tag with it', () => {
    for (const article of listArticles()) {
      const related = relatedArticles(listArticles(), article)
      expect(related).toHaveLength(3)
      for (const { slug, tags } of related) {
        expect([article.slug, slug, tags.some((tag) => article.tags.includes(tag))]).toEqual([
          article.slug,
          slug,
          true,
        ])
      }
    }
  })
})

describe('findMovedArticle', () => {
  it('knows old addresses and other spellings, and only those', () => {
    expect(findMovedArticle('what-is-an-ats')).toBe('what-is-an-applicant-tracking-system')
    expect(findMovedArticle('Cover_Letters')).toBe('cover-letters')
    expect(findMovedArticle('cover-letters')).toBeNull()
    expect(findMovedArticle('constructor')).toBeNull()
    expect(findMovedArticle('no-such-post')).toBeNull()
  })
})
