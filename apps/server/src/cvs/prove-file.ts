import type { CvDocument, CvFormat, CvStyle, ExportProof } from '@rolefit/contract'
import type { ReadingPool } from '@rolefit/documents'
import { compareReading, composePage, readCv } from '@rolefit/engine'
import { brokeOff } from '../http/replies/broke-off.ts'

interface File {
  /** What is said to be in it. */
  readonly cv: CvDocument
  readonly bytes: Uint8Array
  readonly format: CvFormat
  readonly style: CvStyle
}

export type ProvenFile =
  | { readonly status: 'whole'; readonly proof: Omit<ExportProof, 'left_out'> }
  | { readonly status: 'incomplete'; readonly reason: string; readonly lost: readonly string[] }

/**
 * Reads a written file back as any parser would, and compares. Words that are gone make the file
 * incomplete; words that a parser files elsewhere are told, for no file can stop it from doing that.
 */
export async function proveFile(
  pool: ReadingPool,
  { cv, bytes, format, style }: File,
): Promise<ProvenFile> {
  const read = await pool.read(bytes, `cv.${format}`)
  if (read.status === 'unreadable') {
    if (read.reason === 'broke_off') throw brokeOff()
    return { status: 'incomplete', reason: read.message, lost: [] }
  }
  const reading = { text: read.text, cv: readCv(read.text, read.lines) }
  const { lost, ...proof } = compareReading(cv, composePage(cv, style), reading)
  if (lost.length > 0) return { status: 'incomplete', reason: inWords(lost), lost }
  return {
    status: 'whole',
    proof: { ...proof, missing: [...proof.missing], pages: read.report.pages },
  }
}

const longestQuote = 60

function inWords(lost: readonly string[]): string {
  const first = lost[0] ?? ''
  const quote = first.length > longestQuote ? `${first.slice(0, longestQuote)}…` : first
  const others = lost.length > 1 ? ` and ${lost.length - 1} more` : ''
  return `“${quote}”${others} did not come back from the file.`
}
