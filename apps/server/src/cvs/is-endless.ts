import type { CvDocument } from '@rolefit/contract'
import { mostCvLetters } from '@rolefit/contract/input-rules'
import { fieldsOf } from './find-placeholders.ts'

/** Twenty pages, the most that a parser takes. */
const mostLines = 1_500

/** Whether a CV is so long that working on all of its lines would hold everybody up. */
export function isEndless(cv: CvDocument): boolean {
  const fields = [...fieldsOf(cv, '')].filter(({ value }) => value !== '')
  const letters = fields.reduce((sum, { value }) => sum + value.length, 0)
  return fields.length > mostLines || letters > mostCvLetters
}
