import type { ReadingReport } from '../document.ts'
import type { Draft } from '../draft.ts'

/** What a parser sees in the file. */
export function writeReport(draft: Draft, text: string): ReadingReport {
  const { format, method, pages, columns, tables, images, textBoxes, hiddenText, producer } = draft
  return {
    format,
    method,
    pages,
    words: text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.+#/&@-]*/gu)?.length ?? 0,
    language: null,
    columns,
    tables,
    images,
    textBoxes,
    fonts: [],
    smallestFontSize: null,
    contactsInMargins: [],
    hiddenText,
    producer,
    unmappedCharacters: draft.unmappedCharacters,
    iconCharacters: draft.iconCharacters,
    unplacedShare: 0,
    trackedChanges: draft.trackedChanges,
    confidence: 1,
    doubts: [],
  }
}
