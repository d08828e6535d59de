import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Link } from '../document.ts'
import { toLink } from '../layout/to-link.ts'
import type { PageRuns } from './read-runs.ts'

const mostLinks = 500

/** The page's links with the words under them. */
export async function readLinks(
  page: PDFPageProxy,
  { runs, height }: PageRuns,
): Promise<readonly Link[]> {
  const annotations: readonly unknown[] = await page.getAnnotations()
  return annotations.slice(0, mostLinks).flatMap((annotation) => {
    const found = asLinkAnnotation(annotation)
    if (!found) return []
    const [left, bottom, right, top] = found.rect
    const under = runs.filter(
      ({ start, end, baseline, size }) =>
        (start + end) / 2 >= left - 1 &&
        (start + end) / 2 <= right + 1 &&
        baseline - size / 3 <= height - bottom + 1 &&
        baseline - size / 3 >= height - top - 1,
    )
    const text = under.map((run) => run.text).join(' ')
    const link = toLink({ target: found.url, text, page: page.pageNumber })
    return link ? [link] : []
  })
}

function asLinkAnnotation(
  annotation: unknown,
): { url: string; rect: readonly [number, number, number, number] } | null {
  if (typeof annotation !== 'object' || annotation === null) return null
  if (!('rect' in annotation) || !Array.isArray(annotation.rect)) return null
  const url = 'url' in annotation ? annotation.url : null
  const target = 'unsafeUrl' in annotation && typeof url !== 'string' ? annotation.unsafeUrl : url
  if (typeof target !== 'string') return null
  const [left = 0, bottom = 0, right = 0, top = 0] = annotation.rect.map(Number)
  return { url: target, rect: [left, bottom, right, top] }
}
