import type { TermHit } from '../lexicon/find/find-terms.ts'
import type { DegreeHit } from './find-degrees.ts'

/** Letters and words that name degrees, and are also part of what else work is called. */
const alsoNames =
  /^(?:masters?|apprenticeships?|ph\.?d|gcses?|aas|ba|bca|be|bs|dba|edd|hs|jd|llm|ma|mca|md|me|mfa|mpa|ms)$/i
/** What the word data says of schooling itself: "GCSE English and maths". */
const schooling =
  /degree|diploma|bachelor|master of|doctor|school|baccalaureate|levels|^gcse (?!teach)/i
const skills: ReadonlySet<string> = new Set(['skill', 'tool', 'knowledge'])

/**
 * "MS Fabric", "JD Edwards", "master data management" and "apprenticeship management" are no degree, and an "LLM"
 * or "MFA" is none where a text is of the field that means something else by it.
 */
export function isNameOfSkill(text: string, degree: DegreeHit, terms: readonly TermHit[]): boolean {
  const written = text.slice(degree.start, degree.end)
  if (!alsoNames.test(written)) return false
  return terms.some(
    ({ entry, first, last, end }) =>
      skills.has(entry.kind) &&
      first <= degree.first &&
      degree.last <= last &&
      !/^ (?:of|in) /.test(text.slice(degree.end, Math.max(end, degree.end + 4))) &&
      (degree.last < last || (first === degree.first && isNoneHeld(text, degree))) &&
      !schooling.test(entry.name),
  )
}

/** "You hold an MFA". */
function isNoneHeld(text: string, { start, end }: DegreeHit): boolean {
  if (!/^\p{Lu}+$/u.test(text.slice(start, end))) return false
  return !/\bh[oe]ld(?:ing|s)? an? $/i.test(text.slice(Math.max(0, start - 14), start))
}
