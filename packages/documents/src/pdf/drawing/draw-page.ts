import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { AnnotationMode, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A4 at 250 dpi: larger pages are drawn more coarsely. */
const mostPixels = 6_000_000
const pointsPerInch = 72

export interface DrawnPage {
  readonly canvas: Canvas
  /** Pixels for a point. */
  readonly scale: number
}

/** The page as a picture, as nearly as many dots an inch as asked for. */
export async function drawPage(page: PDFPageProxy, dotsPerInch: number): Promise<DrawnPage> {
  const { width, height } = page.getViewport({ scale: 1 })
  const scale = Math.min(dotsPerInch / pointsPerInch, Math.sqrt(mostPixels / (width * height)))
  const viewport = page.getViewport({ scale })
  const canvas = createCanvas(Math.ceil(viewport.width) || 1, Math.ceil(viewport.height) || 1)
  const annotationMode = AnnotationMode.DISABLE
  await page.render({ canvas: asPdfCanvas(canvas), viewport, annotationMode }).promise
  return { canvas, scale }
}

/** pdf.js is typed for browsers; it draws on this canvas itself when run in Node. */
function asPdfCanvas(canvas: Canvas): HTMLCanvasElement {
  const browserCanvas: unknown = canvas
  return browserCanvas as HTMLCanvasElement
}
