import { extname } from 'node:path'
import type { AnalysisProgress, FormOf, startAnalysis } from '@rolefit/contract'
import { isCvFileName, mostFileBytes } from '@rolefit/contract/input-rules'
import type { ReadFile } from '@rolefit/documents'
import { readablePosting, readableText } from '@rolefit/engine'
import type { AppContext } from '../../app-context.ts'
import { brokeOff } from '../../http/replies/broke-off.ts'
import { Problem } from '../../http/replies/problem.ts'
import { refuseTexts } from './refuse-texts.ts'

export type AnalysisForm = FormOf<typeof startAnalysis>

/** A CV as text, with what its file told besides. */
export interface CvInput {
  readonly text: string
  readonly fileName: string
  readonly layout?: ReadFile['lines']
  readonly file?: ReadFile['report']
}

interface Reading {
  readonly report: (progress: AnalysisProgress) => void
  readonly signal: AbortSignal
}

const longestName = 120

/** Reads the file in a process of its own, or takes the pasted text as it is. */
export async function readCvInput(
  { readingPool }: AppContext,
  { cv, cv_text = '' }: Pick<AnalysisForm, 'cv' | 'cv_text'>,
  { report, signal }: Reading,
): Promise<CvInput> {
  if (!cv || cv.size === 0) return { text: cv_text, fileName: 'Pasted text' }
  report({ step: 'reading' })
  const fileName = showableName(cv.name)
  const bytes = new Uint8Array(await cv.arrayBuffer())
  const read = await readingPool.read(bytes, fileName, {
    signal,
    onProgress: ({ page, pages }) => report({ step: 'ocr', page, pages }),
  })
  if (read.status === 'unreadable') {
    if (read.reason === 'broke_off') throw brokeOff()
    throw new Problem('unreadable_cv', {
      message: `${read.message} ${read.advice}`,
      fields: { reason: read.reason },
    })
  }
  return { text: read.text, fileName, layout: read.lines, file: read.report }
}

/** Forms travel with the line ends of old typewriters, which nobody typed. */
export function tidyForm({ jd_text, cv_text, ...form }: AnalysisForm): AnalysisForm {
  const plain = (text: string) => text.replace(/\r\n?/g, '\n')
  return { ...form, jd_text: plain(jd_text), cv_text: plain(cv_text ?? '') }
}

/** The texts as they will be read, so that what is kept is what places in it are true of. */
export function readableForm({ jd_text, cv_text, ...form }: AnalysisForm): AnalysisForm {
  return { ...form, jd_text: readablePosting(jd_text), cv_text: readableText(cv_text ?? '') }
}

/** Refuses what needs no reading to be refused. */
export function refuseForm({ jd_text, cv, cv_text = '' }: AnalysisForm): void {
  const hasFile = cv !== undefined && cv.size > 0
  if (jd_text.trim() === '' || (!hasFile && cv_text.trim() === '')) {
    throw new Problem('input_missing')
  }
  // A text beyond all measure would cost time before the engine sees it.
  refuseTexts({ cvText: hasFile ? cv.name : cv_text, jobText: jd_text })
  if (hasFile) refuseFile(cv)
}

export function refuseFile({ name, size }: File): void {
  if (!isCvFileName(name)) throw new Problem('unsupported_file')
  if (size > mostFileBytes) throw new Problem('file_too_large')
}

/** A name comes from a stranger's machine: no folders, no control characters, not endless. */
function showableName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const plain = last.replace(/\p{C}/gu, '').trim()
  if (plain.length <= longestName) return plain
  const extension = extname(plain)
  return `${plain.slice(0, longestName - extension.length)}${extension}`
}
