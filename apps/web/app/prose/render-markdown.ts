import { Marked, type Tokens } from 'marked'
import { escapeMarkup } from './escape-markup.ts'
import { marker } from './marker.ts'

export interface Heading {
  readonly id: string
  readonly text: string
}

export interface Rendered {
  readonly html: string
  /** The second-level headings in their order: the table of contents. */
  readonly contents: readonly Heading[]
  readonly words: number
}

/** Turns one of our own texts into HTML. Raw HTML in it is shown, not used. */
export function renderMarkdown(markdown: string): Rendered {
  const contents: Heading[] = []
  const marked: Marked = new Marked({
    extensions: [marker],
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens)
        const text = plainText(html)
        const id = freeId(text, contents)
        if (depth === 2) contents.push({ id, text })
        return `<h${depth} id="${id}">${html}</h${depth}>\n`
      },
      code: ({ text, lang }) => renderSheet(marked, { text, lang }),
      table(table) {
        return renderTable(table, (tokens) => this.parser.parseInline(tokens))
      },
      html: ({ text }) => escapeMarkup(text),
    },
  })
  const html = marked.parse(markdown, { async: false })
  return { html, contents, words: countWords(html) }
}

function freeId(text: string, taken: readonly Heading[]): string {
  const id = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const uses = taken.filter((heading) => heading.text === text).length
  return uses > 0 ? `${id}-${uses + 1}` : id
}

/** A fenced block is a piece of paper; what follows the word `sheet` stands above it. */
function renderSheet(marked: Marked, { text, lang }: { text: string; lang: string | undefined }) {
  const caption = lang?.replace(/^sheet\s*/, '') ?? ''
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${numberNotes(inline(marked, paragraph))}</p>`)
  const title = caption ? `<figcaption>${escapeMarkup(caption)}</figcaption>` : ''
  return `<figure class="paper">${title}${paragraphs.join('')}</figure>\n`
}

function inline(marked: Marked, text: string): string {
  return marked.parseInline(text, { async: false })
}

/** `[1]` at the beginning of a paragraph refers to a note below. */
function numberNotes(html: string): string {
  return html.replace(/^\[(\d)\] /, '<b class="note-number">$1</b> ')
}

/**
 * On a phone each row of a wide table becomes a block whose cells carry their column's name; what is
 * still too wide scrolls by itself, by keyboard too, instead of widening the page.
 */
function renderTable(
  { header, rows }: Tokens.Table,
  render: (tokens: Tokens.TableCell['tokens']) => string,
): string {
  const names = header.map(({ tokens }) => render(tokens))
  const head = names.map((name) => `<th scope="col">${name}</th>`).join('')
  const cell = ({ tokens }: Tokens.TableCell, column: number) =>
    `<td data-column="${escapeMarkup(plainText(names[column] ?? ''))}">${render(tokens)}</td>`
  const className = header.length > 2 ? ' class="stacks"' : ''
  const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`)
  return `<div class="wide" tabindex="0" role="group" aria-label="Table"><table${className}><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>\n`
}

function countWords(html: string): number {
  return plainText(html.replace(/<\/(p|li|h\d|td|th|figcaption)>/g, ' '))
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}
