/** What reading a file comes to: its text with everything known about it, or one reason of a closed set. */
export type ReadResult = ReadFile | UnreadableFile

export interface ReadFile {
  readonly status: 'read'
  /** Lines joined by line feeds; an empty line stands where the page leaves a gap. */
  readonly text: string
  readonly lines: readonly Line[]
  readonly links: readonly Link[]
  readonly report: ReadingReport
}

export interface UnreadableFile {
  readonly status: 'unreadable'
  readonly reason: UnreadableReason
  /** One plain sentence: what is wrong. */
  readonly message: string
  /** What to do next. */
  readonly advice: string
}

export const unreadableReasons = [
  'empty',
  'image_only',
  'password',
  'damaged',
  'not_as_named',
  'picture',
  'too_large',
  'too_many_pages',
  'took_too_long',
  'broke_off',
  'unsupported',
  'macro_enabled',
] as const
export type UnreadableReason = (typeof unreadableReasons)[number]

/** A line of the text and where it stands. Points; y grows downwards from the top of the page. */
export interface Line {
  /** From 1. */
  readonly page: number
  readonly x: number
  readonly y: number
  readonly fontSize: number
  readonly bold: boolean
  readonly offset: number
  readonly length: number
  readonly kind: LineKind
  readonly place: LinePlace
  /** Whether the next line's first word had no room behind it; only where the page tells. */
  readonly isFull?: boolean
}

export type LineKind = 'heading' | 'bullet' | 'text'
export type LinePlace = 'body' | 'header' | 'footer' | 'table' | 'text_box'

export interface Link {
  readonly kind: 'email' | 'phone' | 'linkedin' | 'github' | 'web'
  readonly target: string
  /** The words that carry the link, '' where an icon or nothing does. */
  readonly text: string
  readonly page: number
}

export type FileFormat = 'pdf' | 'docx' | 'text' | 'markdown'

/** What a parser sees in the file, before anything is made of it. */
export interface ReadingReport {
  readonly format: FileFormat
  /** `ocr`: the words were recognised from pictures of the pages and may be wrong. */
  readonly method: 'text' | 'ocr'
  readonly pages: number
  readonly words: number
  /** ISO 639-1, null where the text does not tell. */
  readonly language: string | null
  /** The most columns on any page. */
  readonly columns: number
  readonly tables: number
  readonly images: number
  readonly textBoxes: number
  /** By share of the characters, most used first. */
  readonly fonts: readonly FontUse[]
  readonly smallestFontSize: number | null
  /** Contact details that stand in a header or a footer and nowhere else. */
  readonly contactsInMargins: readonly string[]
  /** Text that a reader of the page cannot see; it is not part of `text`. */
  readonly hiddenText: readonly HiddenText[]
  readonly producer: string | null
  /** Characters whose font does not say what they are. */
  readonly unmappedCharacters: number
  /** Pictures set as letters: icons for phone, mail and the like. */
  readonly iconCharacters: number
  /** Share of the text whose reading order had to be guessed, 0 to 1. */
  readonly unplacedShare: number
  readonly trackedChanges: number
  /** 0 to 1. */
  readonly confidence: number
  /** Why the confidence is below 1, the weightiest first. */
  readonly doubts: readonly string[]
}

export interface FontUse {
  readonly name: string
  readonly size: number
  readonly share: number
}

export interface HiddenText {
  readonly text: string
  readonly page: number
  readonly how: 'invisible' | 'same_colour' | 'tiny' | 'marked_hidden'
}
