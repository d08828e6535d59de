import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Link } from '../document.ts'
import { type Draft, emptyDraft } from '../draft.ts'
import type { ReadOptions } from '../read-document.ts'
import { Unreadable } from '../unreadable.ts'
import { buildLines, type PageLines } from './build-lines.ts'
import { openPdf } from './open-pdf.ts'
import { readLinks } from './read-links.ts'
import { readRuns } from './read-runs.ts'

/** An academic CV has some thirty pages. */
const mostPages = 50

/** Reads a PDF: its text in reading order, its links, and what its pages hold. */
export async function readPdf(bytes: Uint8Array, _options: ReadOptions): Promise<Draft> {
  const pdf = await openPdf(bytes)
  try {
    if (pdf.numPages > mostPages) throw new Unreadable('too_many_pages')
    return await readPages(pdf)
  } finally {
    await pdf.loadingTask.destroy()
  }
}

async function readPages(pdf: PDFDocumentProxy): Promise<Draft> {
  const pages: PageLines[] = []
  const links: Link[] = []
  const fontNames = new Map<string, string>()
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const runs = await readRuns(page)
    await learnFontNames(page, new Set(runs.runs.map(({ font }) => font)), fontNames)
    links.push(...(await readLinks(page, runs)))
    pages.push(buildLines(runs, { page: number, fontNames }))
  }
  const lines = pages.flatMap((page) => page.lines)
  return {
    ...emptyDraft('pdf'),
    lines,
    links,
    pages: pdf.numPages,
    columns: Math.max(1, ...pages.map(({ columns }) => columns)),
    unmappedCharacters: sum(pages.map(({ unmapped }) => unmapped)),
    iconCharacters: sum(pages.map(({ icons }) => icons)),
    guessedLines: sum(pages.map((page) => (page.rebuilt ? page.lines.length : 0))),
    producer: await readProducer(pdf),
  }
}

/** pdf.js knows a font's name only once it has prepared the drawing of a page that uses it. */
async function learnFontNames(
  page: PDFPageProxy,
  used: ReadonlySet<string>,
  names: Map<string, string>,
): Promise<void> {
  if ([...used].every((font) => names.has(font))) return
  await page.getOperatorList()
  for (const font of used) {
    const known: unknown = page.commonObjs.has(font) ? page.commonObjs.get(font) : null
    names.set(font, nameOf(known))
  }
}

function nameOf(font: unknown): string {
  if (typeof font !== 'object' || font === null || !('name' in font)) return ''
  return typeof font.name === 'string' ? font.name : ''
}

async function readProducer(pdf: PDFDocumentProxy): Promise<string | null> {
  const { info } = await pdf.getMetadata()
  const { Producer, Creator } = Object(info)
  const named = [Creator, Producer].filter((name) => typeof name === 'string' && name !== '')
  return named.length > 0 ? named.join(', ').slice(0, 200) : null
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
