import { type BodyOf, CvDocument, type regenerateCv as endpoint } from '@rolefit/contract'
import { readCv, regenerate } from '@rolefit/engine'
import { Problem } from '../http/problem.ts'

/** Reads a CV into the editor's shape and proposes changes; none of them is applied. */
export function regenerateCv({ cv_text, suggestions }: BodyOf<typeof endpoint>) {
  if (!/\p{L}/u.test(cv_text)) throw new Problem('cv_empty')
  const { document, patches } = regenerate(readCv(cv_text), { cvText: cv_text, suggestions })
  const cv = CvDocument.safeParse(document)
  if (!cv.success) throw new Problem('unreadable_cv', { message: tooLong })
  return { cv: cv.data, patches: [...patches] }
}

const tooLong =
  'One line of this CV is longer than any page. Break it into lines of its own and try again.'
