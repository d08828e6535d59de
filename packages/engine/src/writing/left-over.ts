import type { CvSchool } from '../cv/cv.ts'
import { maybePlace, placeWeight } from '../cv/weigh-words.ts'

/** Words that only lead to a date or a place. */
const leading =
  /^(?:expected|anticipated|graduated|graduation|completed|from|to|in|at|since|until)$/i

/** What stands at a school and went into none of its fields, such as a grade: nothing is left out. */
export function leftOver(school: CvSchool, cvText: string): string[] {
  const { degree, field, dates, details, span } = school
  const taken = [
    institutionWithTown(school, cvText),
    ...[degree, field, dates, ...details].map((each) => each?.text ?? ''),
  ].map(bare)
  return cvText
    .slice(span.start, span.end)
    .split(/[\n\r\t|•·]|\s{3,}/)
    .map((part) =>
      part
        .split(/[,;()]/)
        .filter((piece) => isLeft(piece, taken))
        .map(tidy)
        .join(', '),
    )
    .filter((part) => part !== '')
}

/** Where a school stands belongs to its name: "University of Palo Duro, Amarillo". */
export function institutionWithTown(school: CvSchool, cvText: string): string {
  const town = townOf(school, cvText)
  return [school.institution?.text, town].filter(Boolean).join(', ')
}

const grade = /^(?:distinction|merit|honou?rs|pass|first|second|third|cum laude|summa cum laude)\b/i
const behindName =
  /^(,[ \t]*|\t+| {3,})([^,|•·\n\r\t()]{2,40}?(?:,[ \t]*[^,|•·\n\r\t()]{2,30}?)?)[ \t]*(?=$|[|•·\n\r\t(]| {3})/u

/** The town behind a school's name: after a comma any that may be one, in a column only one we know. */
export function townOf({ institution, span }: CvSchool, cvText: string): string | null {
  if (!institution) return null
  const [, separator = '', town = ''] =
    behindName.exec(cvText.slice(institution.span.end, span.end)) ?? []
  const isTown = separator.startsWith(',')
    ? maybePlace(town) || placeWeight(town) >= 3
    : placeWeight(town) >= 3
  return isTown && !grade.test(town) ? tidy(town) : null
}

function isLeft(piece: string, taken: readonly string[]): boolean {
  const words = bare(piece)
  const isSaid = taken.some((each) => each.includes(words) || (each !== '' && words.includes(each)))
  return words.length > 2 && !isSaid && !leading.test(tidy(piece))
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

function tidy(piece: string): string {
  return piece.replace(/\s+/g, ' ').replace(/^[\s–—-]+|[\s–—-]+$/g, '')
}
