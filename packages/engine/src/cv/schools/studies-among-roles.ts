import type { CvRole, CvSchool, CvText } from '../cv.ts'
import type { SectionLines } from '../sections/read-sections.ts'
import { hinted, titleWeight } from '../words/weigh-words.ts'
import { sign, signedWords } from '../words/word-signs.ts'
import { readEducation } from './read-education.ts'

/** Under "Career" some list where they studied among where they worked. */
export function isStudy({ title, company, bullets }: CvRole): boolean {
  // "Severn School of Performing Arts" is no title beside a diploma, whatever its words.
  const isDiploma = hasSign(title, sign.schoolNoun) && hasSign(company, sign.degree)
  if (isDiploma && bullets.length === 0) return true
  if ([title, company].some((value) => studied.test(value?.text ?? ''))) return true
  if (titleWeight(title?.text ?? '') >= hinted) return false
  // "BSc (Hons) Surveying, UWE, 2021–2026, First": what is not known for a school is one there.
  if (company && title && grade.test(title.text) && opensWithDegree(company.text)) return true
  const named = [title, company]
  if (!named.some((value) => hasSign(value, sign.schoolNoun | sign.schoolEnding))) return false
  if (named.some((value) => hasSign(value, sign.degree))) return true
  return !title && bullets.length === 0 && university.test(company?.text ?? '')
}

/** "Studied: economics and statistics, Univ. of Leeds (2014-17)". */
const studied = /^(?:studied|studies|graduated)\b/i

const grade =
  /^(?:first|2[:.][12]|upper second|lower second|third|distinction|merit|pass|credit|honours)(?: class)?(?: honours)?$/i

/** Whether words begin with a degree: "BSc (Hons) Surveying". */
export function opensWithDegree(words: string): boolean {
  const { signs } = signedWords(words.slice(0, 60))
  return signs.slice(0, 3).some((own) => (own & sign.degree) !== 0)
}

/** Nobody's employer is told by that name alone; a school's may be. */
const university =
  /universit|universid|hochschul|polytechni|politecnico|(?<!\p{L})college(?!\p{L})/iu

function hasSign(value: CvText | null, wanted: number): boolean {
  return (signedWords(value?.text ?? '').all & wanted) !== 0
}

/** The schools that roles are, read as such. */
export function readStudies(
  text: string,
  sections: readonly SectionLines[],
  studies: readonly CvRole[],
): CvSchool[] {
  return studies.flatMap(({ span }) => {
    const lines = sections.flatMap((section) =>
      section.lines.filter((line) => span.start <= line.start && line.start < span.end),
    )
    return readEducation(text, lines)
  })
}
