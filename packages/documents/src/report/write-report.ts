import type { ReadingReport } from '../document.ts'
import type { Draft } from '../draft.ts'
import { detectLanguage } from './detect-language.ts'
import { contactsInMargins } from './find-contacts.ts'
import { measureFonts } from './measure-fonts.ts'
import { weighDoubts } from './weigh-doubts.ts'

/** What a parser sees in the file, and how far its text can be trusted. */
export function writeReport(draft: Draft, text: string): ReadingReport {
  const { lines, guessedLines } = draft
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.+#/&@-]*/gu)?.length ?? 0
  // In a PDF a header is text like any other; only Word keeps it apart.
  const margins = draft.format === 'docx' ? contactsInMargins(lines) : []
  const unplacedShare = Math.round((guessedLines / Math.max(1, lines.length)) * 100) / 100
  const facts = { draft, text, words, marginContacts: margins.length, unplacedShare }
  const hasSizes = draft.format === 'pdf' || draft.format === 'docx'
  const fonts = hasSizes ? measureFonts(lines) : []
  return {
    format: draft.format,
    method: draft.method,
    pages: draft.pages,
    words,
    language: detectLanguage(text),
    columns: draft.columns,
    tables: draft.tables,
    images: draft.images,
    textBoxes: draft.textBoxes,
    fonts: draft.method === 'ocr' ? [] : fonts,
    smallestFontSize: smallestOf(fonts.map(({ size }) => size)),
    contactsInMargins: margins,
    hiddenText: draft.hiddenText,
    producer: draft.producer,
    unmappedCharacters: draft.unmappedCharacters,
    iconCharacters: draft.iconCharacters,
    unplacedShare,
    trackedChanges: draft.trackedChanges,
    ...weighDoubts(facts),
  }
}

function smallestOf(sizes: readonly number[]): number | null {
  return sizes.length > 0 ? Math.min(...sizes) : null
}
