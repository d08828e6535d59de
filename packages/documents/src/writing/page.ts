/** A CV set in a style, ready to be written. All lengths are points. */
export interface Page {
  readonly paper: { readonly width: number; readonly height: number }
  readonly margins: {
    readonly top: number
    readonly right: number
    readonly bottom: number
    readonly left: number
  }
  readonly font: { readonly word: string; readonly face: PageFace }
  readonly paragraphs: readonly PageParagraph[]
}

/** The typefaces that come along, each as wide, letter by letter, as one that word processors have. */
export type PageFace = 'Tinos' | 'Carlito' | 'Arimo'

export interface PageParagraph {
  readonly role: PageRole
  readonly level: 1 | 2 | 3 | null
  readonly look: ParagraphLook
  readonly gapBefore: number
  readonly keepsNext: boolean
  readonly runs: readonly PageRun[]
  readonly right: readonly PageRun[]
}

export type PageRole =
  | 'name'
  | 'headline'
  | 'contact'
  | 'heading'
  | 'entry'
  | 'subentry'
  | 'text'
  | 'bullet'

export interface PageRun {
  readonly text: string
  readonly bold: boolean
  readonly italic: boolean
  readonly colour: string
  readonly href?: string
}

export interface ParagraphLook {
  readonly size: number
  readonly line: number
  readonly bold: boolean
  readonly italic: boolean
  readonly colour: string
  readonly capitals: boolean
  readonly tracking: number
  readonly align: 'left' | 'center'
  readonly indent: number
  readonly hanging: number
  readonly rule: { readonly width: number; readonly colour: string; readonly gap: number } | null
}

/** What a file says about itself. */
export interface FileFacts {
  readonly title: string
  readonly author: string
  /** BCP 47, like "en". */
  readonly language: string
}
