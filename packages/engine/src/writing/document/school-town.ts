import type { CvSchool } from '../../cv/cv.ts'
import { maybePlace, placeWeight } from '../../cv/words/weigh-words.ts'

const grade = /^(?:distinction|merit|honou?rs|pass|first|second|third|cum laude|summa cum laude)\b/i
const behindName =
  /^(,[ \t]*|\t+| {3,})([^,|•·\n\r\t()]{2,40}?(?:,[ \t]*[^,|•·\n\r\t()]{2,30}?)??)[ \t]*(?=$|[|•·\n\r\t(]| {3}|,[ \t]*(?:\p{L}{3,9}\.? )?(?:19|20)\d\d)/u

/** The town behind a school's name: after a comma any that may be one, in a column only one we know. */
export function schoolTown({ institution, span }: CvSchool, cvText: string): string | null {
  if (!institution) return null
  const [, separator = '', town = ''] =
    behindName.exec(cvText.slice(institution.span.end, span.end)) ?? []
  const isKnown = placeWeight(town) >= 3
  const isTown = separator.startsWith(',') ? isKnown || maybePlace(town) : isKnown
  return isTown && !grade.test(town) ? town.replace(/\s+/g, ' ').trim() : null
}
