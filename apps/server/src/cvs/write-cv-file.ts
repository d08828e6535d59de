import type { CvDocument, CvFormat, CvStyle } from '@rolefit/contract'
import { breakPages, composePage, documentLanguage } from '@rolefit/engine'
import { fieldsOf } from './find-placeholders.ts'
import { toDrawableCv } from './to-drawable-cv.ts'

interface CvFile {
  readonly status: 'written'
  readonly bytes: Uint8Array
  /** What of the CV is in the file. */
  readonly cv: CvDocument
  /** Words and signs that are not, as no font of ours has them. */
  readonly leftOut: readonly string[]
}

export type WrittenCv =
  | CvFile
  | { readonly status: 'empty' }
  /** A PDF would show less than half of it. */
  | { readonly status: 'unset'; readonly words: readonly string[] }

interface Asked {
  readonly format: CvFormat
  readonly style: CvStyle
  readonly now: number
}

/** Writes a CV as a file in one of the styles. */
export async function writeCvFile(
  cv: CvDocument,
  { format, style, now }: Asked,
): Promise<WrittenCv> {
  const whole = composePage(cv, style)
  if (whole.paragraphs.length === 0) return { status: 'empty' }
  // The writers take a quarter of a second to load, which the start of the server need not wait for.
  const { drawableText, writeDocx, writePdf } = await import('@rolefit/documents/writing')
  const name = cv.header.name.trim()
  const facts = {
    title: name === '' ? 'CV' : `${name} – CV`,
    author: name,
    language: documentLanguage(cv),
  }
  if (format === 'docx') {
    const bytes = await writeDocx(whole, facts)
    return { status: 'written', bytes, cv, leftOut: [] }
  }
  const { cv: drawn, leftOut } = toDrawableCv(cv, drawableText)
  if (lettersIn(drawn) < lettersIn(cv) / 2) return { status: 'unset', words: leftOut }
  const page = composePage(drawn, style)
  const { bytes } = await writePdf(page, { ...facts, createdAt: new Date(now), breakPages })
  return { status: 'written', bytes, cv: drawn, leftOut }
}

function lettersIn(cv: CvDocument): number {
  return [...fieldsOf(cv, '')].reduce((sum, { value }) => sum + value.replace(/\s/g, '').length, 0)
}
