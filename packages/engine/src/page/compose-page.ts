import type { CvDocument } from '../writing/document/cv-document.ts'
import { type Draft, draftPage } from './draft-page.ts'
import type { Page, PageParagraph } from './page.ts'
import type { PageStyle, ParagraphRole, StyleName } from './page-style.ts'
import { pageStyles } from './page-styles.ts'
import { paperFor } from './paper.ts'

/**
 * Sets a CV in a style, paragraph by paragraph. The preview, the DOCX and the PDF all show this, so
 * that they cannot differ. Empty fields and sections leave nothing behind.
 */
export function composePage(document: CvDocument, styleName: StyleName): Page {
  const style = pageStyles[styleName]
  const drafts = draftPage(document, style)
  return {
    paper: paperFor(document),
    margins: style.margins,
    font: style.font,
    paragraphs: drafts.map((draft, index) =>
      toParagraph(draft, style, { before: drafts[index - 1], after: drafts[index + 1] }),
    ),
  }
}

const levels = { name: 1, heading: 2, entry: 3 } as const

interface Neighbours {
  readonly before: Draft | undefined
  readonly after: Draft | undefined
}

function toParagraph(draft: Draft, style: PageStyle, { before, after }: Neighbours): PageParagraph {
  const { role, path, runs, right = '' } = draft
  const look = style.looks[role]
  const plain = { bold: look.bold, italic: look.italic, colour: look.colour }
  const dates = { text: right, bold: false, italic: false, colour: style.dateColour }
  return {
    role,
    level: role === 'name' || role === 'heading' || role === 'entry' ? levels[role] : null,
    look,
    gapBefore: gapAfter(before?.role, role, style),
    keepsNext: look.keepsNext && after !== undefined && heads(role, after.role),
    runs: runs.map(({ text, look: own }) => ({ text, ...plain, ...own })),
    right: right === '' ? [] : [dates],
    path,
  }
}

function gapAfter(above: ParagraphRole | undefined, role: ParagraphRole, style: PageStyle): number {
  if (above === undefined || (above === 'contact' && role === 'contact')) return 0
  return above === 'heading' ? style.afterHeading : style.looks[role].before
}

/** An entry without lines of its own heads nothing. */
function heads(role: ParagraphRole, next: ParagraphRole): boolean {
  return role === 'heading' || role === 'name' || (next !== 'heading' && next !== 'entry')
}
