/** What a paragraph of a CV is; each style says how it looks. */
export type ParagraphRole =
  | 'name'
  | 'headline'
  | 'contact'
  | 'heading'
  | 'entry'
  | 'subentry'
  | 'text'
  | 'bullet'

export type StyleName = 'harvard' | 'modern' | 'minimal'

/** How a paragraph looks. All lengths are points, colours are six hexadecimal digits. */
export interface ParagraphLook {
  readonly size: number
  /** From baseline to baseline. */
  readonly line: number
  readonly bold: boolean
  readonly italic: boolean
  readonly colour: string
  /** Shown in capitals; the text itself stays as it is written. */
  readonly capitals: boolean
  /** Space added between letters. */
  readonly tracking: number
  readonly align: 'left' | 'center'
  /** Space above, unless it opens the page or follows a heading. */
  readonly before: number
  /** Where the text begins, from the left margin; a bullet's mark hangs by `hanging` before it. */
  readonly indent: number
  readonly hanging: number
  /** A line below, `gap` under the text's line. */
  readonly rule: { readonly width: number; readonly colour: string; readonly gap: number } | null
  /** Stays with what it heads. */
  readonly keepsNext: boolean
}

/** The typeface: three names for the same letter widths, so that every output breaks lines alike. */
export interface PageFont {
  /** What a word processor has. */
  readonly word: string
  /** What is embedded into a PDF, as wide as the other, letter by letter. */
  readonly face: 'Tinos' | 'Carlito' | 'Arimo'
  /** For a style sheet. */
  readonly css: string
  /** How far its letters reach from below the baseline to above it, for a size of 1. */
  readonly reach: number
}

export interface Margins {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export type SectionName = 'summary' | 'experience' | 'education' | 'skills' | 'others'

/** One of the three styles, as data. */
export interface PageStyle {
  readonly name: StyleName
  readonly font: PageFont
  readonly margins: Margins
  readonly looks: Readonly<Record<ParagraphRole, ParagraphLook>>
  /** Space between a heading (its rule, where it has one) and what follows. */
  readonly afterHeading: number
  readonly order: readonly SectionName[]
  /** Which of the two opens an entry of the experience, and whether both stand on one line. */
  readonly entry: 'company-first' | 'title-first' | 'one-line'
  readonly contactSeparator: string
  /** Colour of dates. */
  readonly dateColour: string
}
