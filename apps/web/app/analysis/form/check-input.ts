import { isCvFileName, mostFileBytes, mostJobLetters } from '@rolefit/contract/input-rules'
import { problems } from '@rolefit/contract/problems'

/** What a person hands in: a posting, and a CV as a file or as text. */
export interface AnalysisInput {
  readonly jobText: string
  readonly file: { readonly name: string; readonly size: number } | null
  readonly cvText: string
}

const fewestJobWords = 40
export const recommendedJobWords = 140

/** Why this cannot be analysed, in words for the person; null where it can. */
export function inputProblem({ jobText, file, cvText }: AnalysisInput): string | null {
  if (!jobText.trim() || (!file && !cvText.trim())) {
    return problems.input_missing.message
  }
  if (jobText.length > mostJobLetters) {
    const most = mostJobLetters.toLocaleString('en-GB')
    return `The job description is longer than ${most} characters. Paste only the posting itself.`
  }
  return file ? fileProblem(file) : null
}

/** Why this file cannot be read, as far as its name and size tell; null where they do not. */
export function fileProblem(file: NonNullable<AnalysisInput['file']>): string | null {
  if (!isCvFileName(file.name)) return problems.unsupported_file.message
  if (file.size === 0) {
    return 'This file is empty. Choose another one, or paste the text of your CV.'
  }
  if (file.size > mostFileBytes) {
    return `${problems.file_too_large.message} Save it without large pictures, or paste the text.`
  }
  return null
}

/** Whether so little of the job is told that the person should know before a credit is used. */
export function isThinPosting(jobText: string): boolean {
  return countWords(jobText) < fewestJobWords || /^https?:\/\/\S+$/i.test(jobText.trim())
}

/** Signs by themselves, as bullets are, are no words. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length
}
