import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { Unreadable } from '../unreadable.ts'

/** Text drawn in one go, where it stands on the page as it is looked at. */
export interface Run {
  readonly text: string
  /** Along the line and across it: x and y of the page wherever the text is not turned. */
  readonly start: number
  readonly end: number
  readonly baseline: number
  readonly size: number
  /** Degrees, 0 for usual text. */
  readonly angle: number
  readonly rightToLeft: boolean
  readonly font: string
  /** Blank space was drawn between this and the run before. */
  readonly afterSpace: boolean
}

export interface PageRuns {
  readonly runs: readonly Run[]
  readonly width: number
  readonly height: number
}

/** A dense page of a CV has some 6,000 characters. */
const mostCharacters = 60_000
const mostItems = 30_000

/** The page's text in the order of its content stream; a page that is a flood of text is refused. */
export async function readRuns(page: PDFPageProxy): Promise<PageRuns> {
  const viewport = page.getViewport({ scale: 1 })
  const reader = page.streamTextContent({ disableNormalization: true }).getReader()
  const runs: Run[] = []
  let items = 0
  let characters = 0
  let afterSpace = false
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    for (const item of value.items) {
      if (!('str' in item)) continue
      items += 1
      characters += item.str.length
      if (item.str.trim() === '') {
        afterSpace ||= item.str !== ''
        continue
      }
      runs.push({ ...place(item, viewport.transform), afterSpace })
      afterSpace = false
    }
    if (items > mostItems || characters > mostCharacters) {
      await reader.cancel()
      throw new Unreadable('too_large')
    }
  }
  return { runs, width: viewport.width, height: viewport.height }
}

interface Item {
  readonly str: string
  readonly dir: string
  readonly transform: readonly number[]
  readonly width: number
  readonly fontName: string
}

function place(item: Item, view: readonly number[]): Omit<Run, 'afterSpace'> {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = multiply(view, item.transform)
  const length = Math.hypot(a, b)
  const angle = length > 0 ? Math.round((Math.atan2(b, a) * 180) / Math.PI) : 0
  const cos = length > 0 ? a / length : 1
  const sin = length > 0 ? b / length : 0
  const start = e * cos + f * sin
  return {
    text: item.str,
    start,
    end: start + item.width,
    baseline: f * cos - e * sin,
    size: Math.hypot(c, d) || length,
    angle,
    rightToLeft: item.dir === 'rtl',
    font: item.fontName,
  }
}

function multiply(left: readonly number[], right: readonly number[]): readonly number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = left
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = right
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ]
}
