import type { Link } from '../document.ts'
import type { Draft, DraftLine } from '../draft.ts'
import { readBullet } from '../layout/read-bullet.ts'
import { toLink } from '../layout/to-link.ts'
import { draftOf, plainLines } from './read-plain.ts'

type MarkdownLine = Pick<DraftLine, 'text' | 'kind' | 'bold'>

/** Reads Markdown as structure: headings, list items, emphasis, links, tables; its signs are gone. */
export function readMarkdown(bytes: Uint8Array): Draft {
  const { lines, unmapped } = plainLines(bytes)
  const links: Link[] = []
  const shown = underlinedHeadings(withoutFrontMatter(lines))
  const draft = draftOf('markdown', { lines: shown, unmapped }, (raw) => readLine(raw, links))
  return { ...draft, links, tables: countTables(shown) }
}

function withoutFrontMatter(lines: readonly string[]): readonly string[] {
  if (lines[0]?.trim() !== '---') return lines
  const end = lines.findIndex((line, index) => index > 0 && /^(---|\.\.\.)\s*$/.test(line))
  return end === -1 ? lines : lines.slice(end + 1)
}

/** A line of = or - under a line of text makes that a heading. */
function underlinedHeadings(lines: readonly string[]): readonly string[] {
  return lines.map((line, index) => {
    const next = lines[index + 1] ?? ''
    if (/^\s{0,3}(=+|-{2,})\s*$/.test(line) && (lines[index - 1] ?? '').trim() !== '') return ''
    const isHeading = line.trim() !== '' && /^\s{0,3}(=+|-{2,})\s*$/.test(next)
    return isHeading && !/^\s*([#>|]|[-*+]\s)/.test(line) ? `# ${line.trim()}` : line
  })
}

function readLine(raw: string, links: Link[]): MarkdownLine {
  if (/^([-*_]\s*){3,}$/.test(raw) || /^(```|~~~)/.test(raw) || tableRule.test(raw)) {
    return { text: '', kind: 'text', bold: false }
  }
  const heading = /^#{1,6}\s+(.*?)\s*#*$/.exec(raw)
  if (heading) return { text: inline(heading[1] ?? '', links), kind: 'heading', bold: true }
  const item = readItem(raw.replace(/^[+]\s/, '- ').replace(/^([-*]\s+)\[[ x]\]\s/i, '$1'))
  if (item !== null) return { text: inline(item, links), kind: 'bullet', bold: false }
  const body = raw.replace(/^>\s?/, '')
  const cells = /^\|(.*)\|$/
    .exec(body)?.[1]
    ?.split('|')
    .map((cell) => cell.trim())
  const text = inline(cells ? cells.filter(Boolean).join('\t') : body, links)
  return { text, kind: 'text', bold: /^(\*\*|__).+\1$/.test(body) }
}

/** What stands behind the bullet may open with signs of its own, as a label in bold does. */
function readItem(raw: string): string | null {
  return readBullet(raw) ?? /^[-*]\s+([*_`[].*)$/.exec(raw)?.[1] ?? null
}

const tableRule = /^\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)+\|?$/

/** A line longer than that is no sentence, and looking for pairs of signs in it would take long. */
const longestInline = 5000

function inline(raw: string, links: Link[]): string {
  if (raw.length > longestInline) return raw
  return raw
    .replace(/!\[([^\]\n]{0,500})\]\([^)\n]{0,2000}\)/g, '$1')
    .replace(/\[([^\]\n]{1,500})\]\(<?([^)\s>]{1,2000})>?[^)\n]{0,200}\)/g, (_, text, target) => {
      const link = toLink({ target, text, page: 1 })
      if (link) links.push(link)
      return text
    })
    .replace(/<((?:https?:|mailto:)[^>\s]{1,2000})>/g, (_, target) => {
      const link = toLink({ target, text: target, page: 1 })
      if (link) links.push(link)
      return target.replace(/^mailto:/, '')
    })
    .replace(/<\/?[a-z][^>\n]{0,500}>/gi, '')
    .replace(/(\*\*|__)(?=\S)([^\n]{0,1000}?\S)\1/g, '$2')
    .replace(/(?<![\w*\\])\*(?=\S)([^*\n]{0,1000}\S|\S)\*(?!\w)/g, '$1')
    .replace(/(?<!\w)_(?=\S)([^_\n]{0,1000}\S|\S)_(?!\w)/g, '$1')
    .replace(/`([^`\n]{1,1000})`/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+\-.!|>~])/g, '$1')
    .replace(/(?: {2}|\\)$/, '')
}

function countTables(lines: readonly string[]): number {
  return lines.filter((line) => tableRule.test(line.trim())).length
}
