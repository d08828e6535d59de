import type {
  BodyOf,
  CvDocument,
  CvFormat,
  ExportProof,
  exportCv as endpoint,
} from '@rolefit/contract'
import type { ReadingPool } from '@rolefit/documents'
import { FileReply } from '../http/replies/file-reply.ts'
import { Problem } from '../http/replies/problem.ts'
import { findPlaceholders } from './find-placeholders.ts'
import { isEndless } from './is-endless.ts'
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
  refuseEndless(cv)
  const placeholders = findPlaceholders(cv)
  if (placeholders.length > 0) throw new Problem('placeholders_left', { fields: { placeholders } })
  const written = await writeCvFile(cv, { format, style, now: now() })
  if (written.status === 'empty') throw new Problem('cv_empty')
  if (written.status === 'unset') throw unset(written.words)
  const proven = await proveFile(readingPool, { ...written, format, style })
  if (proven.status === 'incomplete') {
    const { reason, lost } = proven
    throw new Problem('export_incomplete', {
      message: `Error exporting CV: ${reason}`,
      fields: { lost: lost.slice(0, 20) },
    })
  }
  const file = new FileReply(written.bytes, { type: types[format], name: `cv.${format}` })
  return { file, proof: { ...proven.proof, left_out: [...written.leftOut] } }
}

function refuseEndless(cv: CvDocument): void {
  if (!isEndless(cv)) return
  throw new Problem('too_large', {
    message:
      'This CV is longer than twenty pages, the most that can be exported. Take out what is not for this job.',
  })
}

const mostNamed = 12

function unset(words: readonly string[]): Problem {
  const named = words.slice(0, mostNamed).join(' ')
  const more = words.length > mostNamed ? ' …' : '.'
  return new Problem('unset_characters', {
    message: `A PDF cannot show most of this CV here: ${named}${more} Export as DOCX.`,
    fields: { words: words.slice(0, mostNamed) },
  })
}
