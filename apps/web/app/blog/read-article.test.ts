import { describe, expect, it } from 'vitest'
import { readArticle } from './read-article.ts'

const fields = {
  slug: 'a-post',
  title: 'A post: with a colon',
  description: 'What it is about.',
  date: '2026-11-21',
  tags: 'one, two, one',
}

function source(changes: Record<string, string> = {}, body = 'Some words.') {
  const lines = Object.entries({ ...fields, ...changes }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`
}

const read = (changes?: Record<string, string>, body?: string) =>
  readArticle('content/blog/a-post.md', source(changes, body))

describe('readArticle', () => {
  it('reads the front matter and renders the body', () => {
    expect(read()).toEqual({
      slug: 'a-post',
      title: 'A post: with a colon',
      description: 'What it is about.',
      date: '2026-11-21',
      tags: ['one', 'two'],
      html: '<p>Some words.</p>\n',
      contents: [],
      words: 2,
      minutes: 1,
    })
  })

  it.each([
    ['a missing field', { description: '' }, 'a-post.md lacks description'],
    ['an unknown field', { author: 'x' }, 'a-post.md has unknown fields: author'],
    ['a day that no calendar has', { date: '2026-02-30' }, 'is not a date'],
    ['a slug with capitals', { slug: 'A-Post' }, 'is not a slug'],
    ['the slug of another file', { slug: 'other' }, 'has the slug of another file'],
    ['an odd tag', { tags: 'one, Two words' }, '"Two words" is not a tag'],
    ['an endless description', { description: 'x'.repeat(221) }, 'more than 220 characters'],
  ])('refuses %s and names the file', (_, changes, message) => {
    expect(() => read(changes)).toThrow(message)
  })

  it('refuses a file without front matter', () => {
    expect(() => readArticle('content/blog/x.md', '# Hello')).toThrow(
      'content/blog/x.md does not begin with its front matter',
    )
  })

  it('counts a minute for about 230 words', () => {
    expect(read({}, 'word '.repeat(1_150)).minutes).toBe(5)
  })
})
