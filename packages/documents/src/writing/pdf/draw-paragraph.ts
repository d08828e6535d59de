import type { Fragment, TextLine } from '../break-lines.ts'
import { fontFile } from '../font-files.ts'
import type { Page } from '../page.ts'
import type { SetParagraph } from '../set-paragraphs.ts'

type Pdf = PDFKit.PDFDocument
type Structure = PDFKit.PDFStructureElement

/** Where a stretch of a paragraph's lines stands on the sheet. */
export interface DrawnLines {
  readonly fromLine: number
  readonly toLine: number
  /** From the sheet's upper edge. */
  readonly top: number
}

/** Draws lines of a paragraph into its element of the structure tree. */
export function drawLines(
  pdf: Pdf,
  set: SetParagraph,
  { page, place, element }: { page: Page; place: DrawnLines; element: Structure },
): void {
  const { look } = set.paragraph
  for (let index = place.fromLine; index < place.toLine; index++) {
    const baseline = baselineOf(set, page, place.top + (index - place.fromLine) * look.line)
    const line = set.lines[index]
    if (line) drawLine(pdf, line, { x: startOf(line, set, page), baseline, set, page, element })
    if (set.right && index === set.lineCount - 1) {
      const x = page.paper.width - page.margins.right - set.right.width
      drawLine(pdf, set.right, { x, baseline, set, page, element })
    }
  }
}

/** The mark of a list item, before its first line. */
export function drawBullet(
  pdf: Pdf,
  set: SetParagraph,
  { page, top }: { page: Page; top: number },
) {
  const { look } = set.paragraph
  const x = page.margins.left + look.indent - look.hanging
  const run = { text: '•', bold: false, italic: false, colour: look.colour }
  write(pdf, { run, text: '•', width: 0 }, { x, baseline: baselineOf(set, page, top), set, page })
}

/** The line under a heading: decoration, so no part of the text. */
export function drawRule(
  pdf: Pdf,
  set: SetParagraph,
  { page, bottom }: { page: Page; bottom: number },
) {
  const { rule } = set.paragraph.look
  if (!rule) return
  const y = bottom + rule.gap + rule.width / 2
  pdf.markContent('Artifact', { type: 'Layout' })
  pdf
    .lineWidth(rule.width)
    .strokeColor(`#${rule.colour}`)
    .moveTo(page.margins.left, y)
    .lineTo(page.paper.width - page.margins.right, y)
    .stroke()
  pdf.endMarkedContent()
}

/** A word processor puts what a line has to spare above its letters. */
function baselineOf(set: SetParagraph, page: Page, top: number): number {
  const { look } = set.paragraph
  return top + look.line - fontFile(page.font.face, look).descent * look.size
}

function startOf(
  { width }: TextLine,
  { paragraph }: SetParagraph,
  { paper, margins }: Page,
): number {
  const { look } = paragraph
  const room = paper.width - margins.left - margins.right - look.indent - width
  return margins.left + look.indent + (look.align === 'center' ? room / 2 : 0)
}

interface Pen {
  readonly x: number
  readonly baseline: number
  readonly set: SetParagraph
  readonly page: Page
}

function drawLine(
  pdf: Pdf,
  { fragments }: TextLine,
  pen: Pen & { readonly element: Structure },
): void {
  let x = pen.x
  for (const fragment of fragments) {
    const at = { ...pen, x }
    if (fragment.run.href === undefined) pen.element.add(() => write(pdf, fragment, at))
    else
      pen.element.add(
        pdf.struct('Link', { alt: fragment.run.text }, [() => write(pdf, fragment, at)]),
      )
    x += fragment.width
  }
}

function write(pdf: Pdf, { run, text }: Fragment, { x, baseline, set, page }: Pen): void {
  const { size, tracking } = set.paragraph.look
  pdf
    .font(fontFile(page.font.face, run).name)
    .fontSize(size)
    .fillColor(`#${run.colour}`)
    .text(text, x, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: tracking,
      ...(run.href === undefined ? {} : { link: run.href, underline: false }),
    })
}
