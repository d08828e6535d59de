import type { Cv } from '../cv/cv.ts'
import { encloses, type Span } from '../text/span.ts'

/** Where a CV says something, and the line about work where it is one. */
export type Told =
  | { readonly where: 'work'; readonly line: string }
  | { readonly where: 'title' | 'training' | 'top' | 'list' }

/** Tells a line about work from training and papers, from what is said at the top of a CV, and all of them from lists. */
export function whereTold(cv: Cv, told: Span): Told {
  const isAround = ({ span }: { readonly span: Span }) => encloses(span, told)
  const work = [...cv.experience.flatMap(({ bullets }) => bullets), ...cv.projects]
  const line = [...work, ...cv.volunteering].find(isAround)
  if (line) return { where: 'work', line: line.text }
  if (cv.experience.some(({ title }) => title && isAround(title))) return { where: 'title' }
  const isTraining = cv.education.some(isAround) || cv.certifications.some(isAround)
  if (isTraining) return { where: 'training' }
  const { headline } = cv.header
  const top = [...cv.summaryItems, cv.summary, headline].filter((text) => text != null)
  return { where: top.some(isAround) ? 'top' : 'list' }
}
