import type { CvSectionKind } from '../cv.ts'
import { findDates } from '../dates/find-dates.ts'
import { degreeWords, schoolNouns } from '../lexicon/degree-words.ts'
import type { CvLine } from '../lines/read-lines.ts'
import { foldedWords } from '../words/fold.ts'
import { likely, titleWeight } from '../words/weigh-words.ts'

const longestName = 80
const shortestProse = 60

/**
 * Tells from its lines what a section is whose heading has words of its own; `other` where they do not tell. Dates
 * without a title and without a bullet, after a section of roles, are those of schools.
 */
export function guessSection(lines: readonly CvLine[], after: CvSectionKind): CvSectionKind {
  const names = lines.filter(({ bullet, text }) => !bullet && text.length <= longestName)
  const dated = lines.filter(({ text }) => findDates(text).length > 0).length
  const learned = names.reduce((sum, line) => sum + learnedIn(line), 0)
  const titled = names.filter(({ text }) => titleWeight(text) >= likely).length
  const told = lines.some(({ bullet }) => bullet) ? 1 : 0
  if (learned >= 2 && learned > titled + told) return 'education'
  if (dated > 0 && titled + told === 0 && after === 'experience') return 'education'
  if (dated > 1 || (dated === 1 && titled > 0)) return 'experience'
  if (dated > 0) return 'other'
  if (isListOfNames(lines)) return 'skills'
  const isProse = lines.length > 0 && lines.length < 8 && lines.every(isSentence)
  return isProse ? 'summary' : 'other'
}

const fewestNames = 4
const mostNameWords = 4

/** "Intune • Jira • PowerShell": short names between separators, and no sentence. */
function isListOfNames(lines: readonly CvLine[]): boolean {
  const names = lines.flatMap(({ text }) => text.split(/[,|•·;\t]/)).map((name) => name.trim())
  const isShort = (name: string) => name.split(/\s+/).length <= mostNameWords
  return (
    names.length >= fewestNames &&
    names.length >= lines.length * 2 &&
    names.every(isShort) &&
    !lines.some(({ text }) => /[.!?]$|@|\d{3}/.test(text))
  )
}

/** 2 for a line that begins like a degree, 1 for one that names a school. */
function learnedIn({ text }: CvLine): number {
  const words = foldedWords(text)
  // "Associate of Arts" is a degree, "Sales Associate" none.
  const opening = words.slice(0, titleWeight(text) < likely ? 3 : 1)
  const isDegree = opening.some((word) => word.length > 2 && degreeWords.has(word))
  const isSchool = words.some((word) => schoolNouns.has(word))
  return (isDegree ? 2 : 0) + (isSchool ? 1 : 0)
}

function isSentence({ text, bullet }: CvLine): boolean {
  return !bullet && (text.length >= shortestProse || /\p{Ll}{2}[.!]$/u.test(text))
}
