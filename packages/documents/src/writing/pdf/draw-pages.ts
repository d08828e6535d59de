import type { Page, PageParagraph } from '../page.ts'
import type { SetParagraph } from '../set-paragraphs.ts'
import { drawBullet, drawLines, drawRule } from './draw-paragraph.ts'

/** Where a stretch of a paragraph's lines stands; `top` counts from the upper margin, pages from 0. */
export interface PlacedLines {
  readonly paragraph: number
  readonly fromLine: number
  readonly toLine: number
  readonly page: number
  readonly top: number
}

type Element = PDFKit.PDFStructureElement

/** Draws every paragraph where it was placed, under one structure tree in reading order. */
export function drawPages(
  pdf: PDFKit.PDFDocument,
  set: readonly SetParagraph[],
  { page, placed }: { readonly page: Page; readonly placed: readonly PlacedLines[] },
): void {
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const open: { list: Element | null; element: Element | null; onPage: number } = {
    list: null,
    element: null,
    onPage: 0,
  }
  for (const place of placed) {
    const each = set[place.paragraph]
    if (!each) continue
    if (place.page > open.onPage) pdf.addPage()
    open.onPage = place.page
    const top = page.margins.top + place.top
    if (place.fromLine === 0) {
      const isBullet = each.paragraph.role === 'bullet'
      if (!isBullet) open.list = null
      else if (!open.list) open.list = append(pdf, root, 'L')
      open.element =
        isBullet && open.list
          ? appendItem(pdf, open.list, () => drawBullet(pdf, each, { page, top }))
          : append(pdf, root, tagOf(each.paragraph))
    }
    if (open.element)
      drawLines(pdf, each, { page, place: { ...place, top }, element: open.element })
    const bottom = top + (place.toLine - place.fromLine) * each.paragraph.look.line
    if (place.toLine === each.lineCount) drawRule(pdf, each, { page, bottom })
  }
  root.end()
}

function append(pdf: PDFKit.PDFDocument, parent: Element, tag: string): Element {
  const element = pdf.struct(tag)
  parent.add(element)
  return element
}

function appendItem(pdf: PDFKit.PDFDocument, list: Element, drawMark: () => void): Element {
  const item = append(pdf, list, 'LI')
  append(pdf, item, 'Lbl').add(drawMark)
  return append(pdf, item, 'LBody')
}

function tagOf({ level }: PageParagraph): string {
  return level === null ? 'P' : `H${level}`
}
