import type { FoundDates } from '../dates/find-dates.ts'
import { isCapital, type SchoolPart } from './school-parts.ts'

/** "WSET Level 2 Award in Wines, 2023": one line with the year it was passed, and no school's word or place, is a course. */
export function soleCourse(
  parts: readonly SchoolPart[],
  found: FoundDates | null,
): SchoolPart | undefined {
  const [first] = parts
  if (!first || !found || found.from !== null) return undefined
  const isSole =
    (parts.length === 1 && isNumbered(first)) ||
    parts.every(({ kind, line }) => kind === 'other' && line === first.line)
  return isSole
    ? (parts.find(isCapital) ?? (namesSoleCourse(first) ? first : undefined))
    : undefined
}

/** "2391 Inspection and Testing" is no town behind its postcode, which stands beside a school. */
function isNumbered({ kind, value, line }: SchoolPart): boolean {
  return kind === 'place' && value.span.start === line.start && /^\d/.test(value.text)
}

/** "First aid at work", "Asbestos awareness": few words from the beginning of their line on, and nothing one did. */
function namesSoleCourse({ value, line }: SchoolPart): boolean {
  return (
    value.span.start === line.start &&
    /^[\p{Lu}\d]/u.test(value.text) &&
    value.text.split(' ').length <= mostWordsOfCourse &&
    !tellsOfStudy.test(value.text)
  )
}

const mostWordsOfCourse = 8
/** Words with which a line opens that tells how a course went, and names none. */
export const tellsOfStudy =
  /^(?:graduat|complet|attend|award|achiev|pass|expect|start|study|studied|finish|left|thesis|dissertation|grade|result|module|dates?|years?|to be|currently|in progress)/i

/** "CILEX Level 3", "EOR202", "Business B", "First Aid". */
export const courseWords =
  /\b(?:first aid|cpr|manual handling|food (?:safety|hygiene)|safeguarding|level|award|introduction|proficiency|course|module|exam|assessment|training|ticket)\b|^\p{Lu}{2,}\d{2,}$|^\p{Lu}[\p{L} ]+ [A-E]\*?$/iu
