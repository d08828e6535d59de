import type { TextLine } from '../break-lines.ts'
import type { SetRun } from '../find-font.ts'
import { fontFile } from '../font-files.ts'
import type { Page } from '../page.ts'
import { holdsRightToLeft } from '../reading-direction.ts'
import type { SetParagraph } from '../set-paragraphs.ts'
import { placePieces } from '../visual-order.ts'

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
    if (line) drawLine(pdf, line, { x: startOf(line, set, page), baseline, set, element })
    if (set.right && index === set.lineCount - 1) {
      const x = set.isFromRight
        ? page.margins.left
        : page.paper.width - page.margins.right - set.right.width
      drawLine(pdf, set.right, { x, baseline, set, element })
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
  const font = fontFile(page.font.face, { bold: false, italic: false })
  const mark = { text: '•', bold: false, italic: false, colour: look.colour }
  const run = { ...mark, font, whole: mark }
  const from = look.indent - look.hanging
  const x = set.isFromRight
    ? page.paper.width - page.margins.right - from - set.measure('•', run)
    : page.margins.left + from
  write(pdf, { run, text: '•' }, { x, baseline: baselineOf(set, page, top), set })
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

/** Where the first letter stands, or the last of a line that is read from the right. */
function startOf(line: TextLine<SetRun>, set: SetParagraph, { paper, margins }: Page): number {
  const { look } = set.paragraph
  const room = paper.width - margins.left - margins.right - look.indent - line.width
  if (look.align === 'center') return margins.left + look.indent + room / 2 - blank(line, set)
  return margins.left + (set.isFromRight ? room - blank(line, set) : look.indent)
}

/** A line from the right ends in its space at the left. */
function blank({ fragments, width }: TextLine<SetRun>, set: SetParagraph): number {
  if (!set.isFromRight) return 0
  return fragments.reduce((sum, fragment) => sum + fragment.width, -width)
}

interface Pen {
  readonly x: number
  readonly baseline: number
  readonly set: SetParagraph
}

function drawLine(
  pdf: Pdf,
  { fragments }: TextLine<SetRun>,
  pen: Pen & { readonly element: Structure },
): void {
  const how = { isFromRight: pen.set.isFromRight, measure: pen.set.measure }
  for (const piece of placePieces(fragments, how)) {
    const at = { ...pen, x: pen.x + piece.x }
    if (piece.run.href === undefined) pen.element.add(() => write(pdf, piece, at))
    else pen.element.add(pdf.struct('Link', { alt: piece.run.text }, [() => write(pdf, piece, at)]))
  }
}

/** Asked for a feature, even none, pdfkit sets a text as a whole, as scripts from the right need it. */
const asAWhole: PDFKit.Mixins.OpenTypeFeatures[] = []

function write(
  pdf: Pdf,
  { run, text }: { readonly run: SetRun; readonly text: string },
  { x, baseline, set }: Pen,
): void {
  const { size, tracking } = set.paragraph.look
  pdf
    .font(run.font.name)
    .fontSize(size)
    .fillColor(`#${run.colour}`)
    .text(text, x, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: tracking,
      ...(holdsRightToLeft(text) ? { features: asAWhole } : {}),
      ...(run.href === undefined ? {} : { link: run.href, underline: false }),
    })
}
