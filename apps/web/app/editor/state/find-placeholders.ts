import type { EditedCv } from './edited-cv.ts'
import { listFields } from './list-fields.ts'

/** A place in square brackets that waits for a fact of the person's. */
export interface Placeholder {
  readonly field: string
  readonly place: string
  readonly start: number
  readonly words: string
}

/** What the server takes for a placeholder, too. */
export const placeholderPattern = /\[[^[\]\n]{1,80}\]/g

/** What has to be filled in or taken out before a CV is exported. */
export function findPlaceholders(cv: EditedCv): Placeholder[] {
  return listFields(cv).flatMap(({ name, place, text }) =>
    [...text.matchAll(placeholderPattern)].map((found) => ({
      field: name,
      place,
      start: found.index,
      words: found[0],
    })),
  )
}

/** Whether a text waits for a fact of the person's. */
export function hasPlaceholder(text: string): boolean {
  return text.search(placeholderPattern) >= 0
}
