import { hinted, titleWeight } from '../words/weigh-words.ts'
import { isLevel } from './degree-of.ts'
import { isCapital, type SchoolPart } from './school-parts.ts'
import { courseWords } from './sole-course.ts'

/** Beside a degree, the capitalised words that are no place are its school, even without the word. */
export function unknownSchool(
  parts: readonly SchoolPart[],
  degree: SchoolPart | undefined,
): SchoolPart | undefined {
  if (!degree) return plainestName(parts.filter(isName)) ?? plainBelowBold(parts)
  const at = parts.indexOf(degree)
  const after = parts.slice(at + 1).filter(isName)
  const before = parts.slice(0, at).filter(isName)
  const beside = [...after, ...before].filter(({ line }) => line === degree.line)
  const next = degree.field || isLevel(degree.value.text) ? beside[0] : beside[1]
  // What stands below an empty line is another matter where a name stands beside the degree.
  const isOwnLine = (part: SchoolPart) =>
    part.line !== degree.line &&
    !(next && part.line.gap > 0) &&
    parts.find(({ line }) => line === part.line) === part
  return after.find(isOwnLine) ?? before.find(isOwnLine) ?? next
}

/** Of names without a telling word: the one below a bold line or a title, which is what was learnt there. */
function plainestName(names: readonly SchoolPart[]): SchoolPart | undefined {
  const [first] = names
  const below = names.find(({ line }) => line !== first?.line)
  if (!first || !below) return first
  const isBelowBold = first.line.bold && !below.line.bold && first.line.fontSize > 0
  const isTitle = titleWeight(first.value.text) >= hinted && titleWeight(below.value.text) < hinted
  return isBelowBold || isTitle ? below : first
}

/** In languages whose names have small letters, the type tells alone. */
function plainBelowBold(parts: readonly SchoolPart[]): SchoolPart | undefined {
  const [first] = parts
  const isBold = first?.line.bold === true && first.line.fontSize > 0
  return isBold ? parts.find(({ kind, line }) => kind === 'other' && !line.bold) : undefined
}

/** What may be a school's name, though it has no word of one. */
function isName(part: SchoolPart): boolean {
  return isCapital(part) && !noNames.some((pattern) => pattern.test(part.value.text))
}

/** "Speak Urdu and Punjabi. IT": more than one sentence is no name. */
const sentences = /\p{Ll}{3}\. /u
/** "1st", "2nd Division", "A+", "Maths (C)", "CF1": what or how well somebody passed. */
const passed =
  /^\p{Lu}\p{Ll}+ \([A-E1-9]\*?\)$|^[A-Z]{2,4}\d$|^(?:\d(?:st|nd|rd|th)|first|second|third|pass(?:ed)?|[a-f][+-]?)(?: (?:division|div\.?|class|grade))?$/iu
/** What one can use, which nobody goes to. */
const programs =
  /\b(?:excel|power ?point|outlook|ecdl|icdl|sage|photoshop|quickbooks|microsoft|ms office|word(?= and|,|$)|typing)\b/i
const noNames: readonly RegExp[] = [courseWords, sentences, passed, programs]
