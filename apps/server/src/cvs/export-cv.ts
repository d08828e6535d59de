import type { BodyOf, CvFormat, ExportProof, exportCv as endpoint } from '@rolefit/contract'
import type { ReadingPool } from '@rolefit/documents'
import { FileReply } from '../http/file-reply.ts'
import { Problem } from '../http/problem.ts'
import { findPlaceholders } from './find-placeholders.ts'
import { proveFile } from './prove-file.ts'
import { writeCvFile } from './write-cv-file.ts'

const types = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const satisfies Record<CvFormat, string>

/** Writes a CV as a file and hands it out only when it has read back whole. */
export async function exportCv(
  { readingPool, now }: { readingPool: ReadingPool; now: () => number },
  { cv, format, style }: BodyOf<typeof endpoint>,
): Promise<{ file: FileReply; proof: ExportProof }> {
  const placeholders = findPlaceholders(cv)
  if (placeholders.length > 0) throw new Problem('placeholders_left', { fields: { placeholders } })
  const written = await writeCvFile(cv, { format, style, now: now() })
  if (written.status === 'empty') throw new Problem('cv_empty')
  if (written.status === 'unset') throw unset(written.characters)
  const proven = await proveFile(readingPool, { cv, bytes: written.bytes, format, style })
  if (proven.status === 'incomplete') {
    const { reason, lost } = proven
    throw new Problem('export_incomplete', {
      message: `Error exporting CV: ${reason}`,
      fields: { lost: lost.slice(0, 20) },
    })
  }
  const file = new FileReply(written.bytes, { type: types[format], name: `cv.${format}` })
  return { file, proof: proven.proof }
}

const mostNamed = 12

function unset(characters: readonly string[]): Problem {
  const named = characters.slice(0, mostNamed).join(' ')
  const more = characters.length > mostNamed ? ' …' : '.'
  return new Problem('unset_characters', {
    message: `A PDF cannot show these characters here: ${named}${more} Export as DOCX, or take them out.`,
    fields: { characters },
  })
}
