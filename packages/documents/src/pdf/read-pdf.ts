import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
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
  const pdf = await openPdf(bytes, { images: 'skip' })
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
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const runs = await readRuns(page)
    links.push(...(await readLinks(page, runs)))
    pages.push(buildLines(runs, number))
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

async function readProducer(pdf: PDFDocumentProxy): Promise<string | null> {
  const { info } = await pdf.getMetadata()
  const { Producer, Creator } = Object(info)
  const named = [Creator, Producer].filter((name) => typeof name === 'string' && name !== '')
  return named.length > 0 ? named.join(', ').slice(0, 200) : null
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
