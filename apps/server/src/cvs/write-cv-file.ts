import type { CvDocument, CvFormat, CvStyle } from '@rolefit/contract'
import { breakPages, composePage, documentLanguage } from '@rolefit/engine'

interface CvFile {
  readonly status: 'written'
  readonly bytes: Uint8Array
}

export type WrittenCv =
  | CvFile
  | { readonly status: 'empty' }
  | { readonly status: 'unset'; readonly characters: readonly string[] }

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
  const page = composePage(cv, style)
  if (page.paragraphs.length === 0) return { status: 'empty' }
  // The writers take a quarter of a second to load, which the start of the server need not wait for.
  const { writeDocx, writePdf } = await import('@rolefit/documents/writing')
  const name = cv.header.name.trim()
  const facts = {
    title: name === '' ? 'CV' : `${name} – CV`,
    author: name,
    language: documentLanguage(cv),
  }
  if (format === 'docx') return { status: 'written', bytes: await writeDocx(page, facts) }
  return writePdf(page, { ...facts, createdAt: new Date(now), breakPages })
}
