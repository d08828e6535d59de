import type { CvRole } from '../cv.ts'
import { smallShare } from '../words/is-prose.ts'
import { hinted, likely, organisationWeight, titleWeight } from '../words/weigh-words.ts'
import { sign, signedWords } from '../words/word-signs.ts'

/** What people hold since a year and were not employed as. */
const papers =
  /^(?:licen[cs]e|categor(?:y|ies)|permis|führerschein|card|member|fellow|registered|certified|diploma|degree|b\.?sc|b\.?a|m\.?sc|m\.?a|ph\.?d)\b/iu

const licence = /^(?:driving )?licen[cs]e\b/iu
const membership =
  /^(?:member|fellow) of (?:the )?(?:royal|institut|society|association|chamber|college|guild|union|academy)/iu

const longestTitle = 120

/** Whether what stands under no heading of work is a role all the same: dated, and named by a title, an employer or both. */
export function isSureRole(text: string, { title, company, from }: CvRole): boolean {
  if (from === null || (title && title.text.length > longestTitle)) return false
  if (membership.test(title?.text ?? '') || licence.test(company?.text ?? '')) return false
  if (titleWeight(title?.text ?? '') >= likely) return true
  if (opensWithPaper(title?.text ?? company?.text ?? '')) return false
  if (title || !company) return title !== null && company !== null
  const before = text.slice(Math.max(0, company.span.start - 8), company.span.start)
  return isEmployer(company.text) || /(?<!\p{L})(?:at|bei|beim|chez|hos|presso)\s+$/iu.test(before)
}

/** Alone, a school is one where somebody learned. */
function isEmployer(words: string): boolean {
  const isName = /^\p{Lu}[^:]*$/u.test(words) && smallShare(words) <= 0.5
  return isName && organisationWeight(words) >= hinted && !isLearning(words)
}

/** Whether words begin with the name of a licence, a card or the like. */
export function opensWithPaper(words: string): boolean {
  return papers.test(words)
}

/** Whether words speak of a school or a degree. */
export function isLearning(words: string): boolean {
  const learning = sign.schoolNoun | sign.schoolEnding | sign.degree
  return (signedWords(words).all & learning) !== 0
}
