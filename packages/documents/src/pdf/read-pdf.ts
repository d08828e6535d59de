import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type Draft, emptyDraft } from '../draft.ts'
import { readBreaks } from '../layout/joins/join-told-breaks.ts'
import type { ReadOptions } from '../read-document.ts'
import { Unreadable } from '../unreadable.ts'
import { countImages } from './count-images.ts'
import { type PageRuns, readRuns } from './drawing/read-runs.ts'
import type { DrawnText } from './drawing/show-text.ts'
import { findHiddenText, type HiddenRuns } from './find-hidden-text.ts'
import { isGarbled } from './is-garbled.ts'
import { buildLines, type PageLines } from './lines/build-lines.ts'
import { buildSegments } from './lines/build-segments.ts'
import { columnsOf, flowColumns } from './lines/flow-columns.ts'
import { joinRightToLeft } from './lines/join-right-to-left.ts'
import { settleMargins } from './lines/settle-margins.ts'
import { openPdf } from './open/open-pdf.ts'
import { readLinks } from './read-links.ts'

/** An academic CV has some thirty pages. */
const mostPages = 20
/** Fewer letters than that on a page are a scanner's stamp or a page number. */
const leastLettersPerPage = 25

/** Reads a PDF: its text in reading order, its links, and what its pages hold. */
export async function readPdf(bytes: Uint8Array, options: ReadOptions): Promise<Draft> {
  const pdf = await openPdf(bytes, { images: 'skip' })
  let drawable: Promise<PDFDocumentProxy> | undefined
  // Pictures are decoded only where a page has to be looked at.
  const draw = (): Promise<PDFDocumentProxy> => {
    drawable ??= openPdf(bytes, { images: 'decode' })
    return drawable
  }
  try {
    if (pdf.numPages > mostPages) throw new Unreadable('too_many_pages')
    const pages: PageRuns[] = []
    const forms = (await pdf.getFieldObjects()) ? 'read' : 'skip'
    for (let number = 1; number <= pdf.numPages; number += 1) {
      pages.push(await readRuns(await pdf.getPage(number), { forms }))
    }
    const facts = {
      pages: pdf.numPages,
      images: countImages(bytes),
      links: await readLinks(pdf, pages),
      producer: await readProducer(pdf),
    }
    if (isPictured(pages, facts.images) || isGarbled(textOf(pages))) {
      return { ...(await recognise(draw, pages, options)), ...facts }
    }
    if (facts.images > 0 && isUnseen(pages)) {
      return { ...placeText(pages, nothingHidden), ...recognisedElsewhere, ...facts }
    }
    return { ...placeText(pages, await findHiddenText(pages, draw)), ...facts }
  } finally {
    await pdf.loadingTask.destroy()
    await (await drawable)?.loadingTask.destroy()
  }
}

/** No text at all, or a stamp's worth of it beside pictures. */
function isPictured(pages: readonly PageRuns[], images: number): boolean {
  const letters = sum(pages.map(({ runs }) => countLetters(runs)))
  return letters === 0 || (images > 0 && letters < leastLettersPerPage * pages.length)
}

/** A scan that a program has made searchable: its words lie unseen over the picture. */
function isUnseen(pages: readonly PageRuns[]): boolean {
  const runs = pages.flatMap((page) => page.runs)
  const unseen = runs.filter(({ mode }) => mode === 3)
  return countLetters(unseen) > 0.6 * countLetters(runs)
}

function textOf(pages: readonly PageRuns[]): string {
  return pages.flatMap(({ runs }) => runs.map(({ text }) => text)).join(' ')
}

function countLetters(runs: readonly DrawnText[]): number {
  return sum(runs.map(({ text }) => text.trim().length))
}

/** Nobody knows how sure that program was. */
const recognisedElsewhere = { method: 'ocr', recognition: 0.9 } as const
const nothingHidden: HiddenRuns = { runs: new Set(), found: [] }

function placeText(pages: readonly PageRuns[], hidden: HiddenRuns): Draft {
  const visible = pages.map((page) => ({
    ...page,
    runs: page.runs.filter((run) => !hidden.runs.has(run)),
  }))
  const segments = visible.map(({ runs }) => buildSegments(joinRightToLeft(runs)))
  const isBroken = readBreaks(segments.flat())
  const built: PageLines[] = []
  for (const [index, { fonts, painted }] of visible.entries()) {
    const last = built.at(-1)
    const before = last ? columnsOf(last) : null
    const drawn = { page: index + 1, segments: segments[index] ?? [], fonts, painted }
    built.push(buildLines({ ...drawn, before, isBroken }))
  }
  const lines = flowColumns(built)
  return {
    ...emptyDraft('pdf'),
    lines: settleMargins(
      lines.map((page, index) => ({ lines: page.lines, height: pages[index]?.height ?? 0 })),
    ),
    hiddenText: hidden.found,
    columns: Math.max(1, ...lines.map(({ columns }) => columns)),
    unmappedCharacters: sum(lines.map(({ unmapped }) => unmapped)),
    iconCharacters: sum(lines.map(({ icons }) => icons)),
    guessedLines: sum(lines.map((page) => (page.rebuilt ? page.lines.length : 0))),
  }
}

/** Pages without text are blank, or pictures, or letters drawn as shapes. */
async function recognise(
  draw: () => Promise<PDFDocumentProxy>,
  pages: readonly PageRuns[],
  options: ReadOptions,
): Promise<Draft> {
  const pdf = await draw()
  if (!(await showsAnything(pdf))) {
    if (pages.some(({ runs }) => runs.length > 0)) return placeText(pages, nothingHidden)
    throw new Unreadable('empty')
  }
  if (options.ocr === false) throw new Unreadable('image_only')
  const { recognisePages } = await import('./recognise-pages.ts')
  const recognised = await recognisePages(pdf, options)
  return { ...emptyDraft('pdf'), method: 'ocr', ...recognised }
}

/** A word drawn as shapes takes some forty operations, a picture one; a blank page has none of either. */
const fewOperations = 40

async function showsAnything(pdf: PDFDocumentProxy): Promise<boolean> {
  const { OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const pictures: readonly number[] = [
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintImageMaskXObjectGroup,
    OPS.paintInlineImageXObjectGroup,
    OPS.paintImageXObjectRepeat,
    OPS.paintImageMaskXObjectRepeat,
  ]
  for (let number = 1; number <= Math.min(pdf.numPages, 5); number += 1) {
    const { fnArray } = await (await pdf.getPage(number)).getOperatorList()
    if (fnArray.length > fewOperations || fnArray.some((drawn) => pictures.includes(drawn))) {
      return true
    }
  }
  return false
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
