import type { FileFormat, HiddenText, LineKind, LinePlace, Link } from './document.ts'

/** A line as a format's reader leaves it, before texts are joined and offsets known. */
export interface DraftLine {
  readonly text: string
  readonly page: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly fontSize: number
  readonly fontName: string
  readonly bold: boolean
  readonly kind: LineKind
  readonly place: LinePlace
  /** An empty line stands above it. */
  readonly gapAbove: boolean
  /** Whether the first word of the next line had no room behind it; where it is known. */
  readonly isFull?: boolean
}

/** What every format's reader hands on. */
export interface Draft {
  readonly format: FileFormat
  readonly method: 'text' | 'ocr'
  readonly lines: readonly DraftLine[]
  readonly links: readonly Link[]
  readonly pages: number
  readonly columns: number
  readonly tables: number
  readonly images: number
  readonly textBoxes: number
  readonly hiddenText: readonly HiddenText[]
  readonly producer: string | null
  readonly unmappedCharacters: number
  readonly iconCharacters: number
  /** Lines whose order had to be guessed. */
  readonly guessedLines: number
  readonly trackedChanges: number
  /** 0 to 1, how sure the recognition of pictures was; 1 for text. */
  readonly recognition: number
}

/** A draft in which nothing but its format is known. */
export function emptyDraft(format: FileFormat): Draft {
  return {
    format,
    method: 'text',
    lines: [],
    links: [],
    pages: 1,
    columns: 1,
    tables: 0,
    images: 0,
    textBoxes: 0,
    hiddenText: [],
    producer: null,
    unmappedCharacters: 0,
    iconCharacters: 0,
    guessedLines: 0,
    trackedChanges: 0,
    recognition: 1,
  }
}
