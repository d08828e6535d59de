import type { CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { timeOff } from './lines-apart.ts'

/** "Career break – full-time carer": what the time was for, and no employer. */
export function timeOffOf(text: string, others: readonly CvText[]): CvText | null {
  const [first, last] = [others[0], others.at(-1)]
  if (!first || !last || first === last || !timeOff.test(first.text)) return null
  if (/\bcover\b/i.test(first.text)) return null
  const whole = cvText(text, first.span.start, last.span.end)
  return whole?.quote.includes('\n') ? null : whole
}
