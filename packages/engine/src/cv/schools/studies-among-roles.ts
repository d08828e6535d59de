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
  if (titleWeight(title?.text ?? '') >= hinted) return false
  const named = [title, company]
  if (!named.some((value) => hasSign(value, sign.schoolNoun | sign.schoolEnding))) return false
  if (named.some((value) => hasSign(value, sign.degree))) return true
  return !title && bullets.length === 0 && university.test(company?.text ?? '')
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
