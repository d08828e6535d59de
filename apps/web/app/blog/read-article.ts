import { readDate, readFrontMatter } from '../prose/front-matter.ts'
import { renderMarkdown } from '../prose/render-markdown.ts'
import type { Article } from './article.ts'
import { readingMinutes } from './reading-time.ts'

const fieldNames = ['slug', 'title', 'description', 'date', 'tags'] as const
const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** Search engines cut longer descriptions off. */
const longestDescription = 220

/** Reads one article's file; throws, naming the file, where its front matter is not as it should be. */
export function readArticle(file: string, source: string): Article {
  const { fields, body } = readFrontMatter(file, source, fieldNames)
  const { slug = '', title = '', description = '' } = fields
  if (!slugPattern.test(slug)) throw new Error(`${file}: "${slug}" is not a slug`)
  if (!file.endsWith(`/${slug}.md`))
    throw new Error(`${file} has the slug of another file: ${slug}`)
  if (description.length > longestDescription) {
    throw new Error(`${file}: the description has more than ${longestDescription} characters`)
  }
  const { html, contents, words } = renderMarkdown(body)
  return {
    slug,
    title,
    description,
    date: readDate(file, fields.date),
    tags: readTags(file, fields.tags ?? ''),
    html,
    contents,
    words,
    minutes: readingMinutes(words),
  }
}

function readTags(file: string, value: string): readonly string[] {
  const tags = value.split(',').map((tag) => tag.trim())
  const odd = tags.find((tag) => !slugPattern.test(tag))
  if (odd !== undefined) throw new Error(`${file}: "${odd}" is not a tag`)
  return [...new Set(tags)]
}
