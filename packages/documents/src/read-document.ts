import { assembleText } from './assemble-text.ts'
import type { FileFormat, ReadResult } from './document.ts'
import type { Draft, DraftLine } from './draft.ts'
import { joinBrokenAddresses } from './layout/joins/join-broken-addresses.ts'
import { joinBrokenPhones } from './layout/joins/join-broken-phones.ts'
import { joinDisplayLines } from './layout/joins/join-display-lines.ts'
import { joinHyphens } from './layout/joins/join-hyphens.ts'
import { joinLetters } from './layout/joins/join-letters.ts'
import { joinWrappedLines } from './layout/joins/join-wrapped-lines.ts'
import { markHeadings } from './layout/mark-headings.ts'
import { usualSize } from './layout/usual-size.ts'
import { writeReport } from './report/write-report.ts'
import { sniffFormat } from './sniff-format.ts'
import { Unreadable, unreadable } from './unreadable.ts'

export interface ReadOptions {
  /** Recognise the words of image-only PDFs; on unless switched off. */
  readonly ocr?: boolean
  readonly onProgress?: (progress: ReadingProgress) => void
}

export interface ReadingProgress {
  readonly step: 'recognising'
  readonly page: number
  readonly pages: number
}

/**
 * Reads a CV file in this process: for the reading child, whose memory and time are watched. Never
 * throws, and never lets a library's own words out.
 */
export async function readDocument(
  bytes: Uint8Array,
  fileName: string,
  options: ReadOptions = {},
): Promise<ReadResult> {
  try {
    const sniffed = sniffFormat(bytes, fileName)
    if ('refused' in sniffed) return unreadable(sniffed.refused)
    return finish(await readers[sniffed.format](bytes, options))
  } catch (error) {
    return unreadable(error instanceof Unreadable ? error.reason : 'damaged')
  }
}

/** Loaded when a file of the format comes: pdf.js alone takes a quarter of a second. */
const readers = {
  pdf: async (bytes, options) => (await import('./pdf/read-pdf.ts')).readPdf(bytes, options),
  docx: async (bytes) => (await import('./docx/read-docx.ts')).readDocx(bytes),
  text: async (bytes) => (await import('./plain/read-plain.ts')).readPlain(bytes),
  markdown: async (bytes) => (await import('./plain/read-markdown.ts')).readMarkdown(bytes),
} satisfies Record<FileFormat, (bytes: Uint8Array, options: ReadOptions) => Promise<Draft>>

function finish(draft: Draft): ReadResult {
  const { text, lines } = assembleText(tidy(draft), { isPlain: draft.format === 'text' })
  if (!/[\p{L}\p{N}]/u.test(text)) return unreadable('empty')
  return { status: 'read', text, lines, links: draft.links, report: writeReport(draft, text) }
}

function tidy({ format, lines, links }: Draft): readonly DraftLine[] {
  const spelled = lines.map((line) => ({ ...line, text: joinLetters(line.text) }))
  // In a Word file a line is a paragraph and does not end where the page does.
  if (format !== 'pdf') return markHeadings(joinHyphens(spelled))
  const addressed = joinBrokenPhones(joinBrokenAddresses(spelled, links))
  const whole = joinDisplayLines(addressed, usualSize(addressed))
  return markHeadings(joinWrappedLines(joinHyphens(whole)))
}
