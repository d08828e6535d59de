import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import type { DraftLine } from '../draft.ts'
import { cleanCharacters } from '../layout/clean-characters.ts'
import { readBullet } from '../layout/read-bullet.ts'
import { orderSegments } from '../layout/reading-order/order-segments.ts'
import { rejoinRows } from '../layout/reading-order/rejoin-rows.ts'
import type { ReadOptions } from '../read-document.ts'
import { Unreadable } from '../unreadable.ts'
import { drawPage } from './drawing/draw-page.ts'

/** A scanned CV has two; each takes two to four seconds. */
const mostPages = 5
/** More reads no better: measured at 150, 200 and 300. */
const dotsPerInch = 200
/** Per cent; below that a line is mostly dirt, rules and icons. */
const leastLineConfidence = 40
/** Letters that make a page worth calling read. */
const leastLetters = 40

export interface RecognisedPages {
  readonly lines: readonly DraftLine[]
  readonly columns: number
  /** 0 to 1. */
  readonly recognition: number
}

/** Recognises the words of a PDF whose pages are pictures. Slow, and never quite sure. */
export async function recognisePages(
  pdf: PDFDocumentProxy,
  { onProgress }: ReadOptions,
): Promise<RecognisedPages> {
  const pages = Math.min(pdf.numPages, mostPages)
  onProgress?.({ step: 'recognising', page: 1, pages })
  const worker = await startWorker()
  try {
    const found: RecognisedLine[] = []
    let columns = 1
    for (let number = 1; number <= pages; number += 1) {
      if (number > 1) onProgress?.({ step: 'recognising', page: number, pages })
      const ordered = orderSegments(await recognisePage(pdf, number, worker))
      const { items, rebuilt } = ordered
      found.push(...joinRows(rebuilt ? items : rejoinRows(items, ordered)))
      columns = Math.max(columns, ordered.columns)
    }
    const letters = found.map(({ line }) => line.text).join('').length
    if (letters < leastLetters) throw new Unreadable('image_only')
    const sure = found.reduce((sum, { line, confidence }) => sum + line.text.length * confidence, 0)
    return { lines: found.map(({ line }) => line), columns, recognition: sure / letters / 100 }
  } finally {
    await worker.terminate()
  }
}

interface RecognisedLine {
  readonly line: DraftLine
  readonly text: string
  readonly confidence: number
  readonly start: number
  readonly end: number
  readonly baseline: number
  readonly size: number
}

/** The language data is a package of its own; nothing is fetched and nothing is kept. */
async function startWorker(): Promise<Worker> {
  const data = dirname(
    createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json'),
  )
  const worker = await createWorker('eng', OEM.LSTM_ONLY, {
    langPath: join(data, '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
    errorHandler: () => undefined,
  })
  await worker.setParameters({
    tessedit_pageseg_mode: PSM.AUTO,
    user_defined_dpi: String(dotsPerInch),
  })
  return worker
}

async function recognisePage(
  pdf: PDFDocumentProxy,
  number: number,
  worker: Worker,
): Promise<readonly RecognisedLine[]> {
  const { canvas, scale } = await drawPage(await pdf.getPage(number), dotsPerInch)
  const picture = await canvas.encode('png')
  const { data } = await worker.recognize(
    picture,
    { rotateAuto: true },
    { blocks: true, text: false },
  )
  let bottom = 0
  return (data.blocks ?? []).flatMap((block) =>
    block.paragraphs.flatMap((paragraph) =>
      paragraph.lines.flatMap(({ text, confidence, bbox }) => {
        const { text: cleaned } = cleanCharacters(text.trim())
        if (confidence < leastLineConfidence || !/[\p{L}\p{N}]{2}/u.test(cleaned)) return []
        const bullet = readBullet(cleaned.replace(mistakenBullet, '• '))
        const place = {
          start: bbox.x0 / scale,
          end: bbox.x1 / scale,
          baseline: bbox.y1 / scale,
          size: ((bbox.y1 - bbox.y0) / scale) * lineHeightToSize,
        }
        const line: DraftLine = {
          text: bullet ?? cleaned,
          kind: bullet === null ? 'text' : 'bullet',
          page: number,
          x: place.start,
          y: place.baseline,
          width: place.end - place.start,
          fontSize: place.size,
          fontName: '',
          bold: false,
          place: 'body',
          gapAbove: place.baseline < bottom || place.baseline - bottom > 1.9 * place.size,
        }
        bottom = place.baseline
        return [{ line, text: line.text, confidence, ...place }]
      }),
    ),
  )
}

/** Dates at the right edge are found as a block of their own, whose lines belong to those beside them. */
function joinRows(lines: readonly RecognisedLine[]): readonly RecognisedLine[] {
  const rows: RecognisedLine[] = []
  for (const next of lines) {
    const row = rows.at(-1)
    if (row && isSameRow(row, next)) {
      const text = `${row.text}\t${next.text}`
      const line = { ...row.line, text, width: next.end - row.start }
      rows[rows.length - 1] = { ...row, line, text, end: next.end }
    } else rows.push(next)
  }
  return rows
}

function isSameRow(row: RecognisedLine, next: RecognisedLine): boolean {
  const step = Math.abs(row.baseline - next.baseline)
  return next.start >= row.end && step <= 0.3 * Math.max(row.size, next.size)
}

/** What a round bullet is often taken for. */
const mistakenBullet = /^(?:[«»+¢©®°*¥§]|e|o)\s+(?=\p{Lu})/u

/** A line's box reaches from the tops of its tallest letters to the feet of its lowest. */
const lineHeightToSize = 0.95
