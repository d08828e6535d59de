import { AnnotationType, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Link } from '../document.ts'
import { toLink } from '../layout/to-link.ts'
import type { PageRuns } from './drawing/read-runs.ts'

const mostLinks = 500
/** A link's box is drawn a little larger than its words. */
const slack = 1

/**
 * The links of all pages with the words under them. Asked for by type: asked page by page, pdf.js
 * reads each page's text once more.
 */
export async function readLinks(
  pdf: PDFDocumentProxy,
  pages: readonly PageRuns[],
): Promise<readonly Link[]> {
  const annotations: readonly unknown[] = await pdf.getAnnotationsByType(
    new Set([AnnotationType.LINK]),
    new Set(),
  )
  const links = annotations.slice(0, mostLinks).flatMap((annotation) => {
    const found = asLinkAnnotation(annotation)
    const page = found && pages[found.pageIndex]
    if (!page) return []
    const text = wordsIn(found.rect, page)
    const link = toLink({ target: found.url, text, page: found.pageIndex + 1 })
    return link ? [link] : []
  })
  return joinWrapped(links)
}

/** A link that goes on in the next line is an annotation for each line. */
function joinWrapped(links: readonly Link[]): readonly Link[] {
  const joined: Link[] = []
  for (const link of links) {
    const before = joined.at(-1)
    if (before?.target === link.target && before.page === link.page) {
      const space = /[-/.]$/.test(before.text) || before.text === '' ? '' : ' '
      joined[joined.length - 1] = { ...before, text: `${before.text}${space}${link.text}`.trim() }
    } else joined.push(link)
  }
  return joined
}

type Rectangle = readonly [number, number, number, number]

function wordsIn([left, bottom, right, top]: Rectangle, { runs, height }: PageRuns): string {
  const under = runs.filter(({ start, end, baseline, size }) => {
    const across = (start + end) / 2
    const up = height - baseline + size / 3
    return (
      across >= left - slack && across <= right + slack && up >= bottom - slack && up <= top + slack
    )
  })
  return under.map(({ text }, index) => (under[index]?.afterSpace ? ` ${text}` : text)).join('')
}

function asLinkAnnotation(
  annotation: unknown,
): { url: string; pageIndex: number; rect: Rectangle } | null {
  const { url, unsafeUrl, rect, pageIndex } = Object(annotation)
  const target: unknown = typeof url === 'string' ? url : unsafeUrl
  if (typeof target !== 'string' || !Array.isArray(rect)) return null
  const [left = 0, bottom = 0, right = 0, top = 0] = rect.map(Number)
  return { url: target, pageIndex: Number(pageIndex), rect: [left, bottom, right, top] }
}
