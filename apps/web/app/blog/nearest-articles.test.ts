import { describe, expect, it } from 'vitest'
import { listArticles } from './articles.server.ts'
import { nearestArticles } from './nearest-articles.ts'

const nearest = (slug: string) => nearestArticles(listArticles(), slug).map((found) => found.slug)

describe('nearestArticles', () => {
  it('begins with the article whose address was nearly written', () => {
    expect(nearest('adapt-your-resume')[0]).toBe('adapt-your-cv')
    expect(nearest('Cover-Letter.')[0]).toBe('cover-letters')
  })

  it('goes by no little word', () => {
    expect(nearest('what-is-an-interview')).toEqual(nearest('interview'))
  })

  it('has the newest where the address shares no word with any', () => {
    const dates = listArticles().map(({ date }) => date)
    const newest = dates.sort().at(-1)
    expect(nearest('zzz')).toHaveLength(3)
    expect(nearestArticles(listArticles(), 'zzz')[0]?.date).toBe(newest)
  })
})
