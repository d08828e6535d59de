import type { CvSchool, CvText } from '../cv.ts'
import { cvPassage, cvText } from '../cv-text.ts'
import { findDatesOf } from '../dates/find-dates.ts'
import { datesText, mainDates } from '../dates/main-dates.ts'
import { readItems } from '../items/read-items.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { sentencesOf } from '../roles/told-roles.ts'
import { degreeOf, isSchool } from './degree-of.ts'
import { opensWithDegree } from './studies-among-roles.ts'

const longestItem = 1500
/** Somebody tells of himself, and of learning. */
const tellsOfLearning =
  /(?<!\p{L})I(?:['’](?:m|ve|d))?\s.*|(?<!\p{L})(?:went|left|leaving|attended|educated|studied|trained|graduated|qualified)\s/su
const learning =
  /(?<!\p{L})(?:went to|left|leaving|attend(?:ed|ing)|(?:was )?educated|schooled|stud(?:ied|ying|y)|trained|graduat(?:ed|ing)|qualif(?:ied|ying)|complet(?:ed|ing)|did|do|doing|took|taking|hold|holding|have|gain(?:ed|ing)|pass(?:ed|ing)|obtain(?:ed|ing)|achiev(?:ed|ing)|earn(?:ed|ing)|got|finish(?:ed|ing)|award(?:ed|ing)|enrolled|apprenticed)(?!\p{L})/iu
/** A name with a noun of schools behind one of these, or the name of any place behind a degree. */
const schoolNamed =
  /(?<!\p{L})(?:at|to|from|left|leaving|attended|joined|was|with|through)\s+(?:the\s+)?(\p{Lu}[\p{L}'’&-]*(?:\s(?:\p{Lu}[\p{L}'’&-]*|of|&|for|(?:and|the)(?=\s\p{Lu}))|(?<=\bSt)\.)*)/gu
const degreeNamed =
  /(?<!\p{L})(?:did|do|doing|complet(?:ed|ing)|for|took|taking|hold|holding|have|gain(?:ed|ing)|pass(?:ed|ing)|obtain(?:ed|ing)|achiev(?:ed|ing)|earn(?:ed|ing)|got|finish(?:ed|ing)|with|studied|as|in)\s+(?:my\s|an?\s|the\s)?(?!(?:\p{L}+\s)?\d{4})([^,.;:()]{2,90}?)(?=\s(?:at|from|through|which|while|before|on|gained|awarded|and\s(?:I|then|later|left|joined|began|started|went))(?!\p{L})|\sin\s(?:\p{L}+\s)?\d{4}|[,.;:()]|\s*$)/giu

interface Told {
  readonly schools: readonly CvSchool[]
  /** The lines in which nobody tells of a school. */
  readonly rest: readonly CvLine[]
}

/** Schools told in sentences: "I went to Hill Academy and left in 2008 with six GCSEs." */
export function toldSchools(text: string, lines: readonly CvLine[]): Told {
  if (!lines.some(mayTell)) return { schools: [], rest: lines }
  const schools = readItems(text, lines).flatMap((item) => schoolsIn(text, item))
  if (schools.length === 0) return { schools, rest: lines }
  const isTold = (line: CvLine) =>
    schools.some(({ span }) => line.start < span.end && span.start < line.end)
  return { schools, rest: lines.filter((line) => !isTold(line)) }
}

/** Asked first, of every line. */
function mayTell({ text }: CvLine): boolean {
  const isOwn = text.includes(' I ') || opensTelling.test(text)
  return text.length >= shortestTold && isOwn && learning.test(text)
}

const shortestTold = 24
const opensTelling = /^(?:I|Went|Left|After|Attended|Educated|Studied)\s/

function schoolsIn(text: string, { quote, span }: CvText): CvSchool[] {
  if (quote.length > longestItem || !tellsOfLearning.test(quote)) return []
  // "BSc Physics from Hill University, graduated 2012" is an entry of a list.
  if (opensWithDegree(quote)) return []
  const flat = quote.replace(/[\r\n\t]/g, ' ')
  const told = sentencesOf(flat).flatMap(({ start, end }) => {
    const words = flat.slice(start, end)
    return schoolIn(text, { start: span.start + start, end: span.start + end, text: words }) ?? []
  })
  return told.map((school, at) => {
    const end = told[at + 1]?.span.start ?? span.end
    const passage = cvPassage(text, school.span.start, end)
    return { ...school, details: passage ? [passage] : [], span: { ...school.span, end } }
  })
}

/** A sentence at its place in the text. */
type Sentence = Pick<CvLine, 'start' | 'end' | 'text'>

function schoolIn(text: string, sentence: Sentence): CvSchool | null {
  if (!learning.test(sentence.text)) return null
  const degree = degreeIn(text, sentence)
  const institution = namedIn(text, sentence, degree !== null)
  if (!institution) return null
  const found = mainDates(findDatesOf(sentence))
  const blank = sentence.text.length - sentence.text.trimStart().length
  return {
    degree: degree?.value ?? null,
    ...(degree?.field ? { field: degree.field } : {}),
    institution,
    dates: found ? datesText(text, found) : null,
    from: found?.from ?? null,
    to: found?.to ?? null,
    details: [],
    span: { start: sentence.start + blank, end: sentence.end },
  }
}

function degreeIn(text: string, sentence: Sentence) {
  for (const value of valuesOf(text, sentence, degreeNamed)) {
    const degree = degreeOf(text, value)
    if (degree) return degree
  }
  return null
}

function namedIn(text: string, sentence: Sentence, hasDegree: boolean): CvText | null {
  const names = valuesOf(text, sentence, schoolNamed)
  return names.find(isSchool) ?? (hasDegree ? behindAt(text, names) : null)
}

/** "An SVQ Level 3 at UHI Inverness", whatever that is. */
function behindAt(text: string, names: readonly CvText[]): CvText | null {
  return names.find(({ span }) => /\sat\s(?:the\s)?$/.test(text.slice(0, span.start))) ?? null
}

function valuesOf(text: string, { start, text: words }: Sentence, pattern: RegExp): CvText[] {
  return [...words.matchAll(pattern)].flatMap((match) => {
    const from = start + match.index + match[0].length - (match[1]?.length ?? 0)
    return cvText(text, from, from + (match[1]?.length ?? 0)) ?? []
  })
}
