import type { Cv, CvSection, CvSectionKind } from '../cv/cv.ts'
import { kindOfOwnHeading } from '../cv/sections/own-heading.ts'
import type { Span } from '../text/span.ts'
import { cut, findAllWords, linesAt, type PageSource } from './page-source.ts'
import type { PageLine } from './page-text.ts'

/** The sections of a page, by its headings. */
export function readPageSections({ text, lines }: PageSource): CvSection[] {
  const heads = lines.filter(({ paragraph }) => paragraph.role === 'heading')
  const top = lines.slice(0, heads[0] ? lines.indexOf(heads[0]) : lines.length)
  const own = heads.map((head, at): CvSection => {
    const next = heads[at + 1]
    const below = lines.slice(lines.indexOf(head) + 1, next ? lines.indexOf(next) : lines.length)
    const kind =
      kindByPath.get(head.paragraph.path) ?? kindOfOwnHeading(text.slice(head.start, head.end))
    return { kind, heading: cut(text, head.words), body: around(below, head.end) }
  })
  const header: CvSection = { kind: 'header', heading: null, body: around(top, 0) }
  return top.length > 0 ? [header, ...own] : own
}

const kindByPath: ReadonlyMap<string, CvSectionKind> = new Map([
  ['summary', 'summary'],
  ['experience', 'experience'],
  ['education', 'education'],
  ['skills', 'skills'],
])

function around(lines: readonly PageLine[], empty: number): Span {
  return { start: lines[0]?.start ?? empty, end: lines.at(-1)?.end ?? empty }
}

/** What stands under headings of the person's own. */
export function readPageOthers(source: PageSource, sections: readonly CvSection[]): Cv['others'] {
  const { text, document } = source
  return document.others.flatMap(({ items }, index) => {
    const [head, ...lines] = linesAt(source, `others.${index}`)
    const own = sections.find(({ heading }) => heading?.span.start === head?.words.start)
    if (!head || !own) return []
    const [first] = lines
    // Languages and the like stand on one line.
    const isRunOn = lines.length === 1 && first?.paragraph.role === 'text'
    const read = isRunOn
      ? findAllWords(text, items, first)
      : lines.map(({ words }) => cut(text, words))
    return [{ kind: own.kind, heading: own.heading, items: read }]
  })
}
