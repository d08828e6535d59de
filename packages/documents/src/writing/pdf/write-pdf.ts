import PDFDocument from 'pdfkit'
import { cleanPage } from '../clean-page.ts'
import { cleanText } from '../clean-text.ts'
import { fontFile } from '../font-files.ts'
import type { FileFacts, Page } from '../page.ts'
import { type SetParagraph, setParagraphs } from '../set-paragraphs.ts'
import { drawPages, type PlacedLines } from './draw-pages.ts'

/** What a page breaker is told of a paragraph. */
interface MeasuredParagraph {
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

export interface WrittenPdf {
  readonly bytes: Uint8Array
  readonly pages: number
}

/**
 * Writes a page as a tagged PDF whose fonts are embedded and whose text can be selected. What no font
 * has is drawn as a box; `drawableText` says beforehand what that would be.
 */
export async function writePdf(page: Page, options: PdfOptions): Promise<WrittenPdf> {
  const clean = cleanPage(page)
  const set = setParagraphs(clean)
  const pdf = openPdf(clean, set, options)
  const bytes = collect(pdf)
  const { margins, paper } = clean
  const placed = options.breakPages(
    set.map(toMeasured),
    paper.height - margins.top - margins.bottom,
  )
  drawPages(pdf, set, { page: clean, placed })
  pdf.end()
  return {
    bytes: await bytes,
    pages: Math.max(1, ...placed.map((each) => each.page + 1)),
  }
}

function openPdf(
  { paper, font }: Page,
  set: readonly SetParagraph[],
  { title, author, language, createdAt }: PdfOptions,
) {
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
  const used = set.flatMap(({ lines, right }) =>
    [...lines, ...(right ? [right] : [])].flatMap(({ fragments }) =>
      fragments.map(({ run }) => run.font),
    ),
  )
  for (const file of new Set([fontFile(font.face, plain), ...used])) {
    // A font that is open already is taken as it is, which the typings do not know.
    Reflect.apply(pdf.registerFont, pdf, [file.name, file.open()])
  }
  return pdf
}

/** What bullets are drawn in. */
const plain = { bold: false, italic: false }

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
