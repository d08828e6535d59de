import { brand } from '@rolefit/contract/brand'
import { readDate, readFrontMatter } from '../prose/front-matter.ts'
import { renderMarkdown } from '../prose/render-markdown.ts'
import type { LegalText } from './legal-text.ts'

const sources = import.meta.glob<string>('../../../../content/legal/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const rendered = new Map<string, LegalText>()

/** One of the legal texts, with the operator's own words put in; rendered once for each set of them. */
export function readLegalText(
  name: 'terms' | 'privacy',
  words: Readonly<Record<string, string>> = {},
): LegalText {
  const key = JSON.stringify([name, words])
  const known = rendered.get(key)
  if (known) return known
  const text = render(name, { ...words, ...operatorWords() })
  rendered.set(key, text)
  return text
}

function operatorWords() {
  const { name, operator, supportEmail } = brand
  return { name, operator, support: `[${supportEmail}](mailto:${supportEmail})` }
}

function render(name: string, words: Readonly<Record<string, string>>): LegalText {
  const file = `../../../../content/legal/${name}.md`
  const source = sources[file]
  if (source === undefined) throw new Error(`There is no ${file}`)
  const filled = fillIn(file, source, words)
  const { fields, body } = readFrontMatter(file, filled, ['title', 'description', 'date'])
  const { title = '', description = '' } = fields
  const { html, contents } = renderMarkdown(body)
  return { title, description, date: readDate(file, fields.date), html, contents }
}

function fillIn(file: string, source: string, words: Readonly<Record<string, string>>): string {
  return source.replace(/\{(\w+)\}/g, (slot, word: string) => {
    const value = words[word]
    if (value === undefined) throw new Error(`${file}: nothing is known to put in for ${slot}`)
    return value
  })
}
