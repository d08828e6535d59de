import type { CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { isDegree, isSchool } from './degree-of.ts'

/** A school, and what was learnt there. */
interface Joined {
  readonly school: CvText
  readonly beside: CvText
}

const joint = /^([\p{L}\d].*?) (?:at|from) (?:the )?(?=\p{Lu})|^(\p{L}.*?): (?=[\p{L}\d])/u
/** "Studied at Hill College": a school, and no subject before it. */
const attended =
  /^(?:(?:currently|previously) )?(?:stud|graduat|attend|educat|train|learn|enrol|pupil|degree$)/i

/** "BA English at the University of Leeds", "Hull College: Carpentry Level 2": what a word or a colon parts. */
export function splitJoined(text: string, piece: CvText): Joined | null {
  const match = joint.exec(piece.quote)
  const [whole = '', before = '', label = ''] = match ?? []
  const { start, end } = piece.span
  const first = cvText(text, start, start + (before || label).length)
  const second = cvText(text, start + whole.length, end)
  if (!match || !first || !second) return null
  if (label !== '') {
    const isNamed = isDegree(second) && !isDegree(first) && (isSchool(first) || mayBeSchool(label))
    return isNamed ? { school: first, beside: second } : null
  }
  if (attended.test(before) || isSchool(first)) return null
  const isLearnt = isDegree(first) && isName(second.text)
  return isLearnt || isSchool(second) ? { school: second, beside: first } : null
}

/** "Bede Sixth Form", and no "Higher Education". */
function mayBeSchool(label: string): boolean {
  return label.includes(' ') && isName(label) && !level.test(label)
}

const level =
  /\b(?:education|qualifications?|degrees?|stud(?:y|ies)|levels?|graduate|graduation|secondary|tertiary|course|major|certificates?)\b/i

/** Words with capitals, as the name of a school has them. */
function isName(words: string): boolean {
  return /^\p{Lu}[\p{L}’'.&-]*(?: (?:\p{Lu}[\p{L}’'.&-]*|of|for|and|the|&|de|in))*(?: \([^()]+\))?$/u.test(
    words,
  )
}
