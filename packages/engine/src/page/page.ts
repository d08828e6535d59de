import type { Margins, PageFont, ParagraphLook, ParagraphRole } from './page-style.ts'

/** Words of one look. What is not said comes from the paragraph. */
export interface PageRun {
  readonly text: string
  readonly bold: boolean
  readonly italic: boolean
  readonly colour: string
  readonly href?: string
}

/** A paragraph, ready to be set: nothing about its look is left to whoever draws it. */
export interface PageParagraph {
  readonly role: ParagraphRole
  /** Its rank in the outline: 1 the name, 2 a section, 3 an entry, null none. */
  readonly level: 1 | 2 | 3 | null
  readonly look: ParagraphLook
  /** Space above; none where it is the first on a page. */
  readonly gapBefore: number
  /** Never the last on its page: what it heads follows. */
  readonly keepsNext: boolean
  readonly runs: readonly PageRun[]
  /** Set against the right margin on the last line, or on a line of its own where it does not fit. */
  readonly right: readonly PageRun[]
  /** The field of the document it shows, like "experience.0.bullets.2". */
  readonly path: string
}

/** A sheet's size in points. */
export interface Paper {
  readonly name: 'A4' | 'Letter'
  readonly width: number
  readonly height: number
}

/** A CV set in a style: what a preview shows, what DOCX and PDF hold. */
export interface Page {
  readonly paper: Paper
  readonly margins: Margins
  readonly font: PageFont
  readonly paragraphs: readonly PageParagraph[]
}
