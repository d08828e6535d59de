import type { CvRole } from './cv.ts'
import { organisationWeight, titleWeight } from './weigh-words.ts'
import { sign, signedWords } from './word-signs.ts'

/** What people hold since a year and were not employed as. */
const papers =
  /^(?:licen[cs]e|categor(?:y|ies)|permis|f\u00fchrerschein|card|member|fellow|registered|certified|diploma|degree|b\.?sc|b\.?a|m\.?sc|m\.?a|ph\.?d)\b/iu

/** Whether what stands under no heading of work is a role all the same: dated, and named by a title, an employer or both. */
export function isSureRole({ title, company, from }: CvRole): boolean {
  if (from === null) return false
  if (titleWeight(title?.text ?? '') >= 2.5) return true
  if (papers.test(title?.text ?? company?.text ?? '')) return false
  return title ? company !== null : isEmployer(company?.text ?? '')
}

/** Alone, a school is one where somebody learned. */
function isEmployer(words: string): boolean {
  const learning = sign.schoolNoun | sign.schoolEnding | sign.degree
  const isNamed = /^\p{Lu}[^:]*$/u.test(words) && organisationWeight(words) >= 1.5
  return isNamed && (signedWords(words).all & learning) === 0
}
