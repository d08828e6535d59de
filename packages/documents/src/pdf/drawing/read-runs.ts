import { AnnotationMode, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { Unreadable } from '../../unreadable.ts'
import { asMatrix, numbersOf } from './matrix.ts'
import type { DrawnText, FontFacts } from './show-text.ts'
import { type Painted, traceDrawing } from './trace-drawing.ts'

export interface PageRuns {
  readonly runs: readonly DrawnText[]
  /** Text that was drawn beside the page. */
  readonly offPage: readonly DrawnText[]
  readonly painted: readonly Painted[]
  readonly fonts: ReadonlyMap<string, FontFacts>
  readonly width: number
  readonly height: number
}

/** A dense page of a CV has some 6,000 characters. */
const mostTexts = 60_000

/**
 * The page's text in the order of its content stream. It is taken from the drawing operations and
 * not from `getTextContent`: one pass gives fonts, colours and boxes too, in less time.
 */
export async function readRuns(
  page: PDFPageProxy,
  { forms }: { readonly forms: 'read' | 'skip' },
): Promise<PageRuns> {
  const { transform, width, height } = page.getViewport({ scale: 1 })
  const operations = await page.getOperatorList({
    annotationMode: forms === 'read' ? AnnotationMode.ENABLE : AnnotationMode.DISABLE,
  })
  // A font is handed over by a promise of its own: what is still on its way is there a turn later.
  await new Promise(setImmediate)
  const fonts = new Map<string, FontFacts>()
  const { texts, painted } = traceDrawing(operations, {
    matrix: asMatrix(transform),
    fonts: (name) => {
      const facts = fonts.get(name) ?? readFont(page, name)
      fonts.set(name, facts)
      return facts
    },
  })
  if (texts.length > mostTexts) throw new Unreadable('too_large')
  const runs: DrawnText[] = []
  const offPage: DrawnText[] = []
  let afterSpace = false
  for (const text of texts) {
    if (text.text.trim() === '') afterSpace ||= text.text !== ''
    else if (isOffPage(text, { width, height })) offPage.push(text)
    else if (!isRepeated(text, runs.at(-1))) {
      text.afterSpace = afterSpace
      runs.push(text)
      afterSpace = false
    }
  }
  return { runs, offPage, painted, fonts, width, height }
}

function readFont(page: PDFPageProxy, font: string): FontFacts {
  const known: unknown = page.commonObjs.has(font) ? page.commonObjs.get(font) : null
  const { name, bold, black, vertical, isType3Font, fontMatrix, bbox } = Object(known)
  const [unit = 0.001, , , heightUnit = 0.001] = numbersOf(fontMatrix)
  const [, bottom = 0, , top = 0] = numbersOf(bbox)
  const drawnHeight = isType3Font === true ? Math.abs(heightUnit * (top - bottom)) || null : null
  const fontName = typeof name === 'string' ? name.replace(/^[A-Z]{6}\+/, '') : ''
  return {
    name: fontName,
    bold: bold === true || black === true || boldName.test(fontName),
    vertical: vertical === true,
    unit,
    drawnHeight,
  }
}

const boldName = /bold|black|heavy|semibd|demi|[-_,](?:bd|sb|blk)\b/i

function isOffPage(text: DrawnText, page: { width: number; height: number }): boolean {
  if (text.angle !== 0) return false
  const isBeside = text.end < 0 || text.start > page.width
  return isBeside || text.baseline < 0 || text.baseline - text.size > page.height
}

/** Some programs draw a word twice, a hair apart, to make it look bold. */
function isRepeated(text: DrawnText, before: DrawnText | undefined): boolean {
  return (
    before !== undefined &&
    before.text === text.text &&
    Math.abs(before.start - text.start) < 0.1 * text.size &&
    Math.abs(before.baseline - text.baseline) < 0.1 * text.size
  )
}
