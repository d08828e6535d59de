import PDFDocument from 'pdfkit'
import { cleanPage } from '../clean-page.ts'
import { cleanText } from '../clean-text.ts'
import { findUnset } from '../find-unset.ts'
import { fontFile } from '../font-files.ts'
import type { FileFacts, Page } from '../page.ts'
import { type SetParagraph, setParagraphs } from '../set-paragraphs.ts'
import { drawPages, type PlacedLines } from './draw-pages.ts'

/** What a page breaker is told of a paragraph. */
export interface MeasuredParagraph {
  readonly lines: number
  readonly line: number
  readonly gapBefore: number
  readonly below: number
  readonly keepsNext: boolean
}

export interface PdfOptions extends FileFacts {
  readonly createdAt: Date
  /** Given by whoever shows the preview, so that both break alike. */
  readonly breakPages: (
    paragraphs: readonly MeasuredParagraph[],
    height: number,
  ) => readonly PlacedLines[]
}

export type WrittenPdf =
  | { readonly status: 'written'; readonly bytes: Uint8Array; readonly pages: number }
  /** The page holds characters that the embedded fonts cannot show. */
  | { readonly status: 'unset'; readonly characters: readonly string[] }

/** Writes a page as a tagged PDF whose fonts are embedded and whose text can be selected. */
export async function writePdf(page: Page, options: PdfOptions): Promise<WrittenPdf> {
  const clean = cleanPage(page)
  const characters = findUnset(clean)
  if (characters.length > 0) return { status: 'unset', characters }
  const pdf = openPdf(clean, options)
  const bytes = collect(pdf)
  const set = setParagraphs(clean)
  const { margins, paper } = clean
  const placed = options.breakPages(
    set.map(toMeasured),
    paper.height - margins.top - margins.bottom,
  )
  drawPages(pdf, set, { page: clean, placed })
  pdf.end()
  return {
    status: 'written',
    bytes: await bytes,
    pages: Math.max(1, ...placed.map((each) => each.page + 1)),
  }
}

const looks = [true, false].flatMap((bold) => [true, false].map((italic) => ({ bold, italic })))

function openPdf({ paper, font }: Page, { title, author, language, createdAt }: PdfOptions) {
  const pdf = new PDFDocument({
    size: [paper.width, paper.height],
    margin: 0,
    pdfVersion: '1.7',
    // Nothing of the built-in typeface, which would have to be loaded first.
    font: '',
    ...accessible,
    tagged: true,
    lang: language,
    displayTitle: true,
    info: {
      Title: cleanText(title),
      Author: cleanText(author),
      Creator: 'Rolefit',
      Producer: 'Rolefit',
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  })
  for (const look of looks) {
    const { name, bytes } = fontFile(font.face, look)
    pdf.registerFont(name, bytes)
  }
  return pdf
}

/** The typings do not know the subset for accessible files yet; the library does. */
const accessible: object = { subset: 'PDF/UA' }

function collect(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
}

function toMeasured({ paragraph, lineCount, below }: SetParagraph): MeasuredParagraph {
  const { look, gapBefore, keepsNext } = paragraph
  return { lines: lineCount, line: look.line, gapBefore, below, keepsNext }
}
