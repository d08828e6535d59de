import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A line of text on a sheet; all lengths are points, from the sheet's upper left corner. */
export interface SheetLine {
  /** From 1. */
  readonly sheet: number
  readonly text: string
  readonly left: number
  readonly baseline: number
}

interface Piece {
  readonly sheet: number
  readonly text: string
  readonly left: number
  readonly baseline: number
}

/** The lines of a PDF, as pdf.js places them. */
export async function readPdfLines(bytes: Uint8Array): Promise<SheetLine[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pieces: Piece[] = []
  for (let sheet = 1; sheet <= pdf.numPages; sheet++) {
    const page = await pdf.getPage(sheet)
    const { height } = page.getViewport({ scale: 1 })
    const { items } = await page.getTextContent()
    for (const item of items) {
      if (!('str' in item)) continue
      const [, , , , left, bottom] = item.transform
      pieces.push({ sheet, text: item.str, left, baseline: height - bottom })
    }
  }
  return toLines(pieces)
}

/** The lines of the preview, as the browser places its words. */
export async function readPreviewLines(page: Page): Promise<SheetLine[]> {
  return toLines(await page.evaluate(wordsOnSheets))
}

function wordsOnSheets(): Piece[] {
  const pen = document.createElement('canvas').getContext('2d')
  const pieces: Piece[] = []
  for (const [at, sheet] of [...document.querySelectorAll('figure [data-sheet]')].entries()) {
    const edge = sheet.getBoundingClientRect()
    const points = Number(sheet.getAttribute('data-sheet'))
    const scale = edge.width / points
    const laidOut = sheet.firstElementChild
    const pixels = laidOut instanceof HTMLElement ? laidOut.offsetWidth / points : 1
    const words = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT)
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const style = getComputedStyle(node.parentElement ?? document.body)
      if (pen) pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
      const { fontBoundingBoxDescent: descent = 0 } = pen?.measureText('x') ?? {}
      const clip = node.parentElement?.closest('[data-clip]')?.getBoundingClientRect()
      const text = node.textContent ?? ''
      // Letter by letter: a word may be cut at a line's end.
      for (const match of text.matchAll(/\S/gu)) {
        const range = document.createRange()
        range.setStart(node, match.index)
        range.setEnd(node, match.index + match[0].length)
        const box = range.getBoundingClientRect()
        const middle = (box.top + box.bottom) / 2
        if (clip && (middle < clip.top || middle > clip.bottom)) continue
        pieces.push({
          sheet: at + 1,
          text: match[0],
          left: (box.left - edge.left) / scale,
          baseline: (box.bottom - edge.top) / scale - descent / pixels,
        })
      }
    }
  }
  return pieces
}

/** Joins what stands on one height. White space, bullets and capitals are not compared. */
function toLines(pieces: readonly Piece[]): SheetLine[] {
  const lines: { sheet: number; baseline: number; pieces: Piece[] }[] = []
  for (const piece of pieces) {
    if (bare(piece.text) === '') continue
    const line = lines.find(
      ({ sheet, baseline }) => sheet === piece.sheet && Math.abs(baseline - piece.baseline) < 4,
    )
    if (line) line.pieces.push(piece)
    else lines.push({ sheet: piece.sheet, baseline: piece.baseline, pieces: [piece] })
  }
  return lines
    .map(({ sheet, baseline, pieces: onLine }) => {
      const inOrder = onLine.toSorted((a, b) => a.left - b.left)
      const text = inOrder.map((piece) => bare(piece.text)).join('')
      return { sheet, baseline, text, left: inOrder[0]?.left ?? 0 }
    })
    .sort((a, b) => a.sheet - b.sheet || a.baseline - b.baseline)
}

function bare(text: string): string {
  return text.replace(/[\s•]/g, '').toUpperCase()
}
