import type { CvText } from '../cv.ts'
import { cvText } from '../cv-text.ts'
import { capitalDegrees, degreeWords, schoolNouns } from '../lexicon/degree-words.ts'
import { namesPaper } from '../lexicon/paper-nouns.ts'
import { foldedWords } from '../words/fold.ts'
import { remember } from '../words/remember.ts'
import { sign, signedWords } from '../words/word-signs.ts'

interface Degree {
  readonly value: CvText
  readonly field?: CvText
}

/** A degree with its subject; null where a name is none. */
export function degreeOf(text: string, value: CvText): Degree | null {
  if (!isDegree(value)) return null
  const field = namesPaper(value.text) ? undefined : fieldOf(text, value)
  return { value, ...(field ? { field } : {}) }
}

/** Whether a name has a school's noun in it. */
export function isSchool({ text }: CvText): boolean {
  const { signs, all } = signedWords(text)
  const isNamed = (all & (sign.schoolNoun | sign.schoolEnding)) !== 0 || sixthForm.test(text)
  if (!isNamed || signs.length >= 14 || begun.test(text)) return false
  return !endsInDegree(text) && !/^high school (?:diploma|graduate)/i.test(text)
}

const sixthForm = /^\p{Lu}.* sixth form\b/iu

/** "Secondary school certificate", "Business Admin Level 2". */
function endsInDegree(value: string): boolean {
  return /\b(?:certificate|diploma|degree|(?:level|nvq) ?\d)$/i.test(value.slice(-12))
}

export function isDegree(value: CvText): boolean {
  if (endsInDegree(value.text) || namesPaper(value.text) || isLevel(value.text)) return true
  if ((signedWords(value.text).all & sign.degree) === 0 || product.test(value.text)) return false
  const words = value.text.split(/[\s/]+/).slice(0, 9)
  const at = words.findIndex((word) => isDegreeWord(word))
  if (at < 0) return false
  return (
    at === 0 ||
    !isSchool(value) ||
    at < words.findIndex((word) => schoolNouns.has(foldedWords(word)[0] ?? ''))
  )
}

/** What one firm makes, and no Master of Science. */
const product =
  /^MS[ -](?:Office|Excel|Word|Access|Project|Outlook|Teams|Power ?Point|SQL|Visio|Dynamics|Windows)\b/i

/** "A levels: History, Art", "Access to Nursing", "QQI Level 5", "12th". */
export function isLevel(words: string): boolean {
  if (begun.test(words)) return true
  if (schoolClass.test(words)) return true
  return /^(?:(?:\d{1,2} )?[AOT][ -]levels?|Access to|N[1-6](?= [a-z])|(?:(?:QQI|NQF|NFQ|RQF|SCQF|EQF|AQF|NVQ|SVQ|NCEA|AAT|CACHE|CIPD|CMI|ILM|NCFE|BTEC|CILEX) )?Level \d)\b/i.test(
    words,
  )
}

/** "Some college": begun, and not ended. */
const begun =
  /^some (?:college|university|graduate school)(?: (?:courses?|coursework|credits?|units|education))?$/i

/** The class that was passed, as Indian schools have it: "12th", "10th Standard", "Class XII", "10+2", "X (CBSE)". */
const schoolClass =
  /^(?:(?:class|std\.?|standard|grade)[ -](?:xi{0,2}|1[0-2])(?:th)?\b|(?:10 ?)?\+ ?2\b|plus (?:two|one)\b|(?:intermediate|matric(?:ulation)?)(?= ?$| ?[([]| (?:in|science|commerce|arts|certificate|exam|examination)\b)|(?:1[0-2] ?th|xi{0,2}(?:th)?)(?: ?$| ?[([]|[ -](?:std|standard|class|grade|board|cbse|icse|science|commerce|arts|pass|from|in)\b))/i

export const isDegreeWord = remember((word) => {
  const folded = foldedWords(word.replace(/['’]s$/, ''))[0] ?? ''
  const isJoined = folded.includes('-')
  if (!isJoined && !degreeWords.has(folded)) return false
  const parts = folded.split('-')
  const isCapital =
    /^\P{L}*\p{Lu}\P{Ll}*$/u.test(word) ||
    /^B\.|^M\./.test(word) ||
    (folded.length > 2 && /^\P{L}*\p{Lu}/u.test(word))
  const isKnown = (part: string) =>
    degreeWords.has(part) && (!capitalDegrees.has(part) || isCapital)
  return isKnown(folded) || (isJoined && (isKnown(parts[0] ?? '') || isKnown(parts.join(''))))
})

/** "BSc in Nursing", "BSc (Nursing)", "MSc Accounting": what the degree is in. */
function fieldOf(text: string, value: CvText): CvText | undefined {
  const { start, end } = value.span
  const inside = / (?:in|en) |: /i.exec(value.quote)
  if (inside) return cvText(text, start + inside.index + inside[0].length, end) ?? undefined
  const inBrackets = fieldInBrackets.exec(value.quote)?.[1]
  if (inBrackets) {
    const open = start + value.quote.indexOf('(') + 1
    return cvText(text, open, open + inBrackets.length) ?? undefined
  }
  const from = fieldBehind([...value.quote.matchAll(/\S+/g)])
  return from === undefined ? undefined : (cvText(text, start + from, end) ?? undefined)
}

const fieldInBrackets = /^[^(]{1,12}\(((?!Hons?\b|HSC|SSC)\p{Lu}\p{Ll}{3,}[^()]*)\)$/u

/** Where the words behind the degree's own begin; "of Science" is still the degree's. */
function fieldBehind(words: readonly RegExpExecArray[]): number | undefined {
  const isOfDegree = (word = '') => word.startsWith('(') || isDegreeWord(word)
  const degree = words.findIndex(([word]) => isDegreeWord(word))
  if (degree < 0) return undefined
  let next = degree + 1
  while (next < words.length && isOfDegree(words[next]?.[0])) next++
  const word = words[next]
  if (!word) return undefined
  if (!/^(?:of|der|des|de|du)$/i.test(word[0])) return word.index
  const isWhole = words.length <= next + 3 && faculty.test(words[next + 1]?.[0] ?? '')
  return isWhole ? undefined : word.index + word[0].length
}

/** What "Bachelor of" goes on with without naming a subject. */
const faculty = /^(?:arts|science|sciences|philosophy|laws?|commerce|fine|applied|technology)$/i
